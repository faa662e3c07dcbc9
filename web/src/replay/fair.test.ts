import { afterEach, expect, test, vi } from 'vitest';
import { findingOf, type Luck } from './fair';

// The two examples of docs/records.md.
const CARDS: Luck = {
  game: 'clustered',
  options: { players: 2, extra_wilds: [] },
  seats: ['bot:random', 'bot:random'],
  commitment: 'b3ddc2e77a13d0f1d13768df36fa6f4e8cb599fd6101b204d223f72024be6f20',
  seed: '04e622c795ad08e5b98791faa34fa5e0',
  decks: [
    'Tf3 Ss2 W Cs2 Cs3 Te2 Ss3 Sf1 Ts3 Ce1 Te3 Ts1 Sf2 Te1 Cf2 Tf1 Se2 Ce2 Cs1 Ss1 W Ce3 Sf3 Se1 Ts2 Cf1 Tf2 Cf3 Se3',
    'Tf1 Tf3 Te1 Cf3 Cs1 Ce3 Ts3 Tf2 Cs2 Te3 Ss3 Ss2 Sf1 Cs3 Ss1 Ce1 Cf2 Sf2 Cf1 Se3 Se2 Sf3 W W Te2 Se1 Ts1 Ce2 Ts2',
  ].map((deck) => deck.split(' ')),
};
const MAGNETS: Luck = {
  game: 'kluster',
  options: { boxes: 'duo' },
  seats: ['bot:gentle', 'bot:gentle'],
  commitment: '29018f8f7dc08bf554bbb18333b7e5dce2e55de7938ac11e3e685254e0eb04b0',
  seed: 'd7e98967056f4828cb388a7930d88594',
  boxes: [401645342],
};

afterEach(() => vi.unstubAllGlobals());

test('what follows from the promised seed is fair', async () => {
  expect(await findingOf(CARDS)).toBe('fair');
  expect(await findingOf(MAGNETS)).toBe('fair');
});

test('a seed that was exchanged is found', async () => {
  expect(await findingOf({ ...CARDS, seed: CARDS.seed!.replace('0', '1') })).toBe('other-seed');
});

test('two cards that were exchanged are found, and so is another box', async () => {
  const [first, ...others] = CARDS.decks![1]!;
  const [second, ...rest] = others;
  expect(await findingOf({ ...CARDS, decks: [CARDS.decks![0]!, [second!, first!, ...rest]] })).toBe('other-luck');
  expect(await findingOf({ ...CARDS, options: { extra_wilds: [1] } })).toBe('other-luck');
  expect(await findingOf({ ...MAGNETS, boxes: [401645343] })).toBe('other-luck');
});

test('a seed that nobody has shown, and a browser that cannot reckon, prove nothing', async () => {
  expect(await findingOf({ ...CARDS, seed: null })).toBe('hidden');
  vi.stubGlobal('crypto', {});
  expect(await findingOf(CARDS)).toBe('unable');
});
