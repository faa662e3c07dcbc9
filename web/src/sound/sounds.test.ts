import { expect, test } from 'vitest';
import { lengthOf, type Sound, SOUNDS } from './sounds';

const ALL = Object.keys(SOUNDS) as Sound[];

test.each(ALL)('%s is short', (sound) => {
  expect(lengthOf(sound)).toBeLessThan(1.2);
});

test.each(ALL)('%s glides between tones that can be heard, for a ramp to zero is refused by browsers', (sound) => {
  for (const voice of SOUNDS[sound]) {
    expect(Math.min(voice.from, voice.to)).toBeGreaterThan(20);
    expect(Math.max(voice.from, voice.to)).toBeLessThan(16_000);
    expect(voice.level).toBeGreaterThan(0.001);
  }
});

test('the stones are the loudest thing in the house', () => {
  const loudest = (sound: Sound) => Math.max(...SOUNDS[sound].map((voice) => voice.level));
  for (const sound of ALL.filter((one) => one !== 'clack')) expect(loudest(sound)).toBeLessThan(loudest('clack'));
});
