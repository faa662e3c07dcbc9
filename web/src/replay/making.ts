import type { Pixels } from './gif';

/** What the page tells the worker that packs a GIF; each is answered before the next is said. */
export type ToMaker =
  | { readonly say: 'begin'; readonly width: number; readonly height: number; readonly samples: readonly Pixels[] }
  | { readonly say: 'add'; readonly pixels: Pixels; readonly seconds: number }
  | { readonly say: 'finish' };

export type FromMaker = { readonly say: 'next' } | { readonly say: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> };

/** A picture of an animation, drawn when its turn comes. */
export interface Shot {
  readonly seconds: number;
  readonly draw: () => Promise<ImageData>;
}

/** From how many pictures, spread over the whole, the colours are taken. */
const SAMPLES = 4;

/** An animated GIF of these pictures. `told` hears how much is done, from 0 to 1; `signal` gives up. */
export async function animated(shots: readonly Shot[], told: (done: number) => void, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });
  let giveUp: (reason: unknown) => void = () => undefined;
  signal.addEventListener('abort', () => giveUp(signal.reason), { once: true });
  const ask = (what: ToMaker) =>
    new Promise<FromMaker>((resolve, reject) => {
      giveUp = reject;
      worker.onmessage = ({ data }: MessageEvent<FromMaker>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      signal.throwIfAborted();
      worker.postMessage(what);
    });
  try {
    const samples: ImageData[] = [];
    for (const at of spread(shots.length, SAMPLES)) samples.push(await shots[at]!.draw());
    const { width, height } = samples[0]!;
    await ask({ say: 'begin', width, height, samples: samples.map((one) => one.data) });
    for (const [index, shot] of shots.entries()) {
      const { data } = await shot.draw();
      await ask({ say: 'add', pixels: data, seconds: shot.seconds });
      told((index + 1) / shots.length);
    }
    const whole = await ask({ say: 'finish' });
    if (whole.say !== 'whole') throw new Error('the animation was not finished');
    return new Blob([whole.bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

/** Up to `most` places among `count`, from the last backwards: the end of a game shows all its colours. */
export function spread(count: number, most: number): number[] {
  const wanted = Math.min(count, most);
  return Array.from({ length: wanted }, (_, index) => Math.floor(((count - 1) * (wanted - index)) / wanted));
}
