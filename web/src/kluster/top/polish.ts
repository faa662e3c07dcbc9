import { CanvasTexture, Color, type Material, MeshMatcapMaterial, MeshPhysicalMaterial, SRGBColorSpace, type Texture } from 'three';
import { hash } from './oak';

const GLOW = new Color(0xff9a2e);

/** What the surface of a stone is made of. */
export interface Polish {
  readonly material: Material;
  /** From 0 to 1. */
  glow(part: number): void;
  /** Whether its poles are painted. */
  painted(paint: CanvasTexture | null): void;
}

/** Dark polished ferrite, each stone a little different. */
export function polished(number: number, mirrored: Texture): Polish {
  const tint = new Color().setHSL(0.58 + 0.1 * (hash(number, 11) - 0.5), 0.1 * hash(number, 12), 0.012 + 0.014 * hash(number, 13));
  const material = new MeshPhysicalMaterial({ color: tint, metalness: 0, roughness: 0.55, specularIntensity: 0.35, clearcoat: 1, clearcoatRoughness: 0.02, envMap: mirrored, envMapIntensity: 0.6 });
  return {
    material,
    glow(part) {
      material.emissive.copy(GLOW);
      material.emissiveIntensity = 0.9 * part;
    },
    painted(paint) {
      if (material.map === paint) return;
      material.map = paint;
      material.color.copy(paint ? new Color(0xffffff) : tint);
      material.needsUpdate = true;
    },
  };
}

/** The same from a picture of one shiny ball: cheap enough to be drawn without a graphics card. */
export function plain(number: number, ball: CanvasTexture): Polish {
  const tone = 0.85 + 0.3 * hash(number, 13);
  const tint = new Color(tone, tone, tone * (0.98 + 0.06 * hash(number, 12)));
  const material = new MeshMatcapMaterial({ matcap: ball, color: tint });
  let usual = tint;
  return {
    material,
    glow(part) {
      material.color.copy(usual).lerp(new Color(16, 8, 2.4), part);
    },
    painted(paint) {
      if (material.map === paint) return;
      material.map = paint;
      usual = paint ? new Color(4, 4, 4) : tint;
      material.color.copy(usual);
      material.needsUpdate = true;
    },
  };
}

/** A shiny dark ball in a room with a window. */
export function shinyBall(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const brush = canvas.getContext('2d')!;
  const body = brush.createRadialGradient(60, 50, 6, 64, 64, 66);
  for (const [at, colour] of [[0, '#4d5057'], [0.45, '#2b2d31'], [0.85, '#131417'], [1, '#3a3028']] as const) body.addColorStop(at, colour);
  brush.fillStyle = body;
  brush.fillRect(0, 0, 128, 128);
  brush.filter = 'blur(1.5px)';
  brush.fillStyle = 'rgb(255 252 240 / 88%)';
  for (const [x, y] of [[40, 24], [54, 22], [41, 36], [54, 34]] as const) brush.fillRect(x, y, 11, 9);
  brush.fillStyle = 'rgb(255 240 214 / 28%)';
  brush.beginPath();
  brush.ellipse(84, 94, 16, 7, -0.5, 0, 2 * Math.PI);
  brush.fill();
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** North red with an N, south blue with an S: the colour is not the only sign. */
export function poles(): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [512, 256];
  const brush = canvas.getContext('2d')!;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = 'bold 130px sans-serif';
  for (const [left, colour, letter] of [[0, '#b3281c', 'N'], [256, '#1f55b5', 'S']] as const) {
    brush.fillStyle = colour;
    brush.fillRect(left, 0, 256, 256);
    brush.fillStyle = '#ffffff';
    brush.fillText(letter, left + 128, 138);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
