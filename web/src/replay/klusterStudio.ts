import { TableTop } from '../kluster/tabletop';
import type { Films } from './films';
import type { Shot } from './making';
import { pixels } from './picture';
import { moments } from './schedule';
import type { Studio } from './studio';

/** Width and height of pictures, in pixels. */
const STILL = [1600, 1200] as const;
const FILM = [480, 360] as const;

/** Takes pictures of the oak table; fails where the browser has no WebGL. */
export function klusterStudio(films: Films): Studio {
  /** One for stills, as fine as can be; one for films, as fine as this machine draws quickly. */
  const tops = new Map<typeof STILL | typeof FILM, TableTop>();
  const copy = document.createElement('canvas');

  async function posed(turn: number, moment: number, size: typeof STILL | typeof FILM): Promise<TableTop> {
    const top = tops.get(size) ?? new TableTop(document.createElement('canvas'), size === STILL ? { quality: 2 } : {});
    if (!tops.has(size)) top.setStones(films.replay.start.stones);
    tops.set(size, top);
    const sample = await films.shown(turn, moment);
    top.resize(...size);
    // The eye stays where it is during a turn: a picture of which little changes packs well.
    films.view(turn - 1).cords.forEach((points, number) => top.cord(number, points));
    top.view();
    top.show(sample);
    top.glow(films.glowing(turn, moment));
    return top;
  }

  /** The table in just this many pixels, however many the display has to a point. */
  async function frame(turn: number, moment: number): Promise<ImageData> {
    const top = await posed(turn, moment, FILM);
    top.render();
    [copy.width, copy.height] = FILM;
    copy.getContext('2d', { willReadFrequently: true })?.drawImage(top.canvas, 0, 0, ...FILM);
    return pixels(copy);
  }

  return {
    svg: null,
    png: async (turn) => (await posed(turn, Infinity, STILL)).toBlob(),
    shots: (turns) =>
      moments(turns, (turn) => films.lasts(turn)).map(
        ({ turn, moment, seconds }): Shot => ({ seconds, draw: () => frame(turn, moment) }),
      ),
    close: () =>
      tops.forEach((top) => {
        top.dispose();
        // Browsers keep only so many drawing contexts, and would give up that of the stage.
        top.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      }),
  };
}
