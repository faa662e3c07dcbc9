import qrcode from 'qrcode-generator';

/** A QR code as a drawing: a square of `size` modules with a quiet rim, and the path of the dark ones. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Modules of white that scanners need on each side. */
const RIM = 4;

/** The QR code of a text; one stroke a row of dark modules, so that no hairline shows between them. */
export function qrDrawing(text: string): QrDrawing {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      const begin = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column++;
      path += `M${begin + RIM} ${row + RIM}h${column - begin + 1}v1H${begin + RIM}z`;
    }
  }
  return { size: count + 2 * RIM, path };
}
