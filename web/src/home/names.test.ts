import { expect, test } from 'vitest';
import { filledIn } from './names';

const usual = (seat: number) => `Player ${seat + 1}`;

test('seats without a name get the usual one', () => {
  expect(filledIn(['Ada', '  ', 'Bo'], 4, usual)).toEqual(['Ada', 'Player 2', 'Bo', 'Player 4']);
});

test('names of seats that are not played are left away', () => {
  expect(filledIn(['Ada', 'Bo', 'Cy'], 2, usual)).toEqual(['Ada', 'Bo']);
});
