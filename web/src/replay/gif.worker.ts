// Packs pictures into a GIF beside the page, so that the page stays quick meanwhile.
import { Gif } from './gif';
import type { FromMaker, ToMaker } from './making';

let gif: Gif | null = null;

addEventListener('message', ({ data }: MessageEvent<ToMaker>) => {
  if (data.say === 'begin') gif = new Gif(data.width, data.height, data.samples);
  if (data.say === 'add') gif?.add(data.pixels, data.seconds);
  const answer: FromMaker = data.say === 'finish' && gif ? { say: 'whole', bytes: gif.finish() } : { say: 'next' };
  postMessage(answer);
});
