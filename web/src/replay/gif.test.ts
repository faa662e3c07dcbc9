import { expect, test } from 'vitest';
import { Gif, type Pixels } from './gif';
import { spread } from './making';
import { moments } from './schedule';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

function picture(...colours: number[][]): Pixels {
  return Uint8ClampedArray.from(colours.flat());
}

/** What a reader of the format finds: size, delays of the pictures in hundredths, and how often it repeats. */
function read(bytes: Uint8Array): { size: number[]; delays: number[]; repeats: number | null } {
  const word = (at: number) => bytes[at]! + 256 * bytes[at + 1]!;
  expect(new TextDecoder().decode(bytes.slice(0, 6))).toBe('GIF89a');
  const delays: number[] = [];
  let repeats: number | null = null;
  let at = 13 + (bytes[10]! & 0x80 ? 3 * 2 ** ((bytes[10]! & 7) + 1) : 0);
  const blocks = () => {
    while (bytes[at]) at += bytes[at]! + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(word(at + 4));
      if (bytes[at + 1] === 0xff) repeats = word(at + 16);
      at += 2;
    } else {
      expect(bytes[at]).toBe(0x2c);
      expect([word(at + 5), word(at + 7)]).toEqual([word(6), word(8)]);
      at += 10 + (bytes[at + 9]! & 0x80 ? 3 * 2 ** ((bytes[at + 9]! & 7) + 1) : 0) + 1;
    }
    blocks();
  }
  expect(at).toBe(bytes.length - 1);
  return { size: [word(6), word(8)], delays, repeats };
}

test('an animation has its size, its pictures and their times, and begins anew for ever', () => {
  const gif = new Gif(2, 1, [picture(RED, BLUE)]);
  gif.add(picture(RED, BLUE), 0.5);
  gif.add(picture(BLUE, BLUE), 0.25);
  gif.add(picture(BLUE, RED), 2);
  expect(read(gif.finish())).toEqual({ size: [2, 1], delays: [50, 25, 200], repeats: 0 });
});

test('a picture like the one before makes that one stay longer', () => {
  const gif = new Gif(2, 1, [picture(RED, BLUE)]);
  gif.add(picture(RED, BLUE), 0.5);
  gif.add(picture(RED, BLUE), 0.5);
  gif.add(picture(BLUE, BLUE), 0.25);
  expect(read(gif.finish()).delays).toEqual([100, 25]);
});

test('a small change in a large picture adds next to nothing', () => {
  let luck = 1;
  const noise = Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, at) => {
    luck = (luck * 48271) % 2147483647;
    return at % 4 === 3 ? 255 : luck % 256;
  });
  const one = new Gif(40, 40, [noise]);
  one.add(noise, 1);
  const alone = one.finish().length;
  const two = new Gif(40, 40, [noise]);
  two.add(noise, 1);
  const changed = noise.slice();
  changed.set(RED, 0);
  two.add(changed, 1);
  expect(two.finish().length - alone).toBeLessThan(alone / 10);
});

test('colours are taken from the end and from pictures spread before it', () => {
  expect(spread(100, 4)).toEqual([99, 74, 49, 24]);
  expect(spread(2, 4)).toEqual([1, 0]);
  expect(spread(1, 4)).toEqual([0]);
});

test('a turn is shown at fifteen pictures a second, and the end stays', () => {
  const found = moments([3], () => 2);
  expect(found).toHaveLength(30);
  expect(found[0]).toEqual({ turn: 3, moment: 2 / 30, seconds: 1 / 15 });
  expect(found.at(-1)).toEqual({ turn: 3, moment: 2, seconds: 2.5 });
});

test('a long game is shown faster, and no turn of it is left out', () => {
  const turns = Array.from({ length: 24 }, (_, index) => index + 1);
  const found = moments(turns, (turn) => (turn === 5 ? 0.01 : 60), 300);
  expect(found.length).toBeGreaterThan(290);
  expect(found.length).toBeLessThan(310);
  expect([...new Set(found.map((one) => one.turn))]).toEqual(turns);
});
