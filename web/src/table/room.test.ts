import { beforeAll, expect, test, vi } from 'vitest';
import type { ClusteredView, News, SeatInfo, TableInfo } from '../wire';
import { speak } from '../words/words.svelte';
import { clockText, left, nextChange, spanText } from './clock';
import { mustCover } from './cover';
import { sealed } from './daily';
import { agreed } from './houserules';
import { Log } from './log.svelte';
import { botName, numbered, personName, seatName } from './names';
import { bestOf } from './reached';
import { gaveUpText, roomTold } from './told';
import { severalHere, wonText } from './turn';
import { undoLikely } from './undo';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(['en']);
});

const chair = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name, who: name ? `who-${name}` : null, bot: null, gave_up: null, here: true, seconds: null, kept: false, ...more,
});
const bot = (name: string): SeatInfo => chair(name, { who: null, bot: name });

function info(seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    table: 'kT7_x', game: 'clustered', status: 'playing', options: {}, host: 'who-Ada', listed: false, rated: false,
    commitment: null, seats, to_move: 0, winners: null, onlookers: 0, muted: [], rematch: null, daily: null,
    lesson: false, aids: true, opened_at: 0, clock: null, ...more,
  };
}

function view(more: Partial<ClusteredView> = {}): ClusteredView {
  return {
    game: 'clustered', turn: 0, phase: 'turn', starts: [[0, 0]], laid: [], hand: [{ card: 'Sf1', fits: [], drawn: false }],
    must_discard: false, hand_sizes: [5, 5], deck_sizes: [20, 20], discard_sizes: [0, 0], discards: [], scores: [], ...more,
  };
}

function news(what: string, more: Partial<News> = {}): News {
  return {
    t: 'news', table: 'kT7_x', seq: 7, at: 0, what, seat: null, text: null, who: null, name: null, viewer: null,
    info: null, view: null, ...more,
  };
}

test('a bot is called by its name in the language that is spoken, and namesakes are numbered', () => {
  const table = info([chair('Ada'), bot('greedy'), bot('greedy'), chair('')]);
  expect([0, 1, 2, 3].map((seat) => seatName(table, seat))).toEqual(['Ada', 'Greedy 1', 'Greedy 2', '']);
  expect(botName('unheard-of')).toBe('unheard-of');
});

test('a person without a seat is called as when they last spoke', () => {
  const said = [{ who: 'x', name: 'Cy' }, { who: 'x', name: 'Cyn' }];
  expect(personName(info([chair('Ada')]), 'x', said)).toBe('Cyn');
  expect(personName(info([chair('Ada')]), 'who-Ada', said)).toBe('Ada');
  expect(personName(info([chair('Ada')]), 'y', said)).toBe('Somebody');
});

test.each([
  [0, '0:00'], [0.2, '0:01'], [59.01, '1:00'], [65, '1:05'], [3599, '59:59'],
  [3600, '1 h 0 min'], [5 * 3600 + 12 * 60, '5 h 12 min'], [2 * 86400 + 5 * 3600 + 9, '2 d 5 h'],
])('%s seconds are read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  [86400, '1 day'], [3 * 86400, '3 days'], [600, '10 min'], [90, '1 min and 30 sec'], [36 * 3600, '1 day and 12 hr'],
])('a clock of %s seconds is agreed on as %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

test('only the clock that runs loses time, and never more than all', () => {
  expect(left(30, false, 12)).toBe(30);
  expect(left(30, true, 12)).toBe(18);
  expect(left(30, true, 40)).toBe(0);
});

test.each([12.3, 59, 60, 61.5, 3599.9, 3600, 4000.4, 90_000])('a clock at %s s is looked at again just when it reads differently', (seconds) => {
  const later = (ms: number) => clockText(seconds - ms / 1000);
  expect(later(nextChange(seconds))).not.toBe(clockText(seconds));
  expect(later(nextChange(seconds) - 60)).toBe(clockText(seconds));
});

test('the room tells what is the same in every game, and leaves moves and chat to others', () => {
  const table = { info: info([chair('Ada'), bot('greedy')]), said: [] };
  expect(roomTold(news('gave_up', { seat: 0, text: 'time' }), table)).toBe('Ada has run out of time.');
  expect(roomTold(news('gave_up', { seat: 1, text: 'resigned' }), table)).toBe('Greedy has resigned.');
  expect(roomTold(news('sat', { seat: 1, name: 'greedy' }), table)).toBe('Greedy has sat down.');
  expect(roomTold(news('muted', { who: 'who-Ada', text: 'off' }), table)).toBe('Ada may speak again.');
  expect(roomTold(news('played', { seat: 0 }), table)).toBeNull();
  expect(roomTold(news('said', { text: 'hi' }), table)).toBeNull();
});

test('who has won is told to you, or by name where several share the screen or the win', () => {
  const table = info([chair('Ada'), chair('Bo')], { status: 'over', winners: [0] });
  expect(wonText(table, [0])).toBe('You have won.');
  expect(wonText(table, [1])).toBe('Ada has won.');
  expect(wonText(table, [0, 1])).toBe('Ada has won.');
  expect(wonText({ ...table, winners: [0, 1] }, [0])).toBe('Ada and Bo share the win.');
  expect(wonText({ ...table, seats: [chair('Ada')] }, [0])).toBe('The game is over.');
});

test('whoever gave up or ran out of time is named at the end', () => {
  const table = info([chair('Ada', { gave_up: 'time' }), chair('Bo', { gave_up: 'resigned' })], { status: 'over' });
  expect([0, 1].map((seat) => gaveUpText(table, seat))).toEqual(['Ada has run out of time.', 'Bo has resigned.']);
});

test('a challenge is kept from others until its day is over', () => {
  const noon = new Date('2031-05-04T12:00:00Z');
  expect(sealed(info([], { status: 'over', daily: '2031-05-04' }), noon)).toBe(true);
  expect(sealed(info([], { status: 'over', daily: '2031-05-03' }), noon)).toBe(false);
  expect(sealed(info([], { status: 'playing', daily: '2031-05-04' }), noon)).toBe(false);
  expect(sealed(info([], { status: 'over' }), noon)).toBe(false);
});

test('the number at the end of a name is kept apart', () => {
  expect(numbered('Player 2')).toEqual(['Player', ' 2']);
  expect(numbered('Ada')).toEqual(['Ada', '']);
});

test('a log goes on where it was left, and shows where something was not heard', () => {
  const entry = { seq: 3, at: 0, seat: null, text: 'The game begins.' };
  const past = { who: null, seq: 4, entries: [entry], said: [] };
  const texts = (next: number) => {
    const log = new Log();
    log.begin(past, next);
    return log.entries.map(({ text }) => text);
  };
  expect(texts(5)).toEqual(['The game begins.']);
  expect(texts(6)).toEqual(['The game begins.', '…']);
});

test('a hand is covered when another player of the same screen is to look', () => {
  const table = info([chair('Ada'), chair('Bo', { who: 'who-Ada' }), bot('greedy')]);
  expect(mustCover(table, view(), [0, 1], 1, 0)).toBe(true);
  expect(mustCover(table, view(), [0, 1], 1, 1)).toBe(false);
  expect(mustCover(table, view(), [0, 1], 0, null)).toBe(true);
});

test('nothing is covered where nothing is hidden or nobody else looks', () => {
  const table = info([chair('Ada'), chair('Bo', { who: 'who-Ada' })]);
  expect(mustCover(table, view({ hand: [] }), [0, 1], 1, 0)).toBe(false);
  expect(mustCover(table, view(), [0], 0, null)).toBe(false);
  expect(mustCover(info([chair('Ada'), chair('Ada')]), view(), [0, 1], 1, 0)).toBe(false);
  expect(mustCover({ ...table, status: 'over' }, view(), [0, 1], 1, 0)).toBe(false);
  const resigned = info([chair('Ada', { gave_up: 'resigned' }), chair('Bo')]);
  expect(mustCover(resigned, view(), [0, 1], 1, 0)).toBe(false);
});

test('"you" says who only while one person plays from a screen', () => {
  const table = info([chair('Ada'), chair('Bo'), chair('Ada')]);
  expect(severalHere(table, [0, 2])).toBe(false);
  expect(severalHere(table, [0, 1])).toBe(true);
});

test('a move is offered back only where it can have shown nothing new', () => {
  const table = info([chair('Ada'), chair('Bo')]);
  const played = [news('played', { seat: 0, text: 'Sf1@1,0' })];
  expect(undoLikely(table, view(), [0], played)).toBe(false);
  expect(undoLikely(table, view({ deck_sizes: [0, 20] }), [0], played)).toBe(true);
  expect(undoLikely(table, view(), [0], [news('played', { seat: 0, text: '~Sf1' })])).toBe(true);
  expect(undoLikely({ ...table, rated: true }, view({ deck_sizes: [0, 20] }), [0], played)).toBe(false);
  expect(undoLikely(table, view({ deck_sizes: [0, 0] }), [0], [...played, news('played', { seat: 1 })])).toBe(false);
  expect(undoLikely(table, view({ deck_sizes: [0, 0] }), [0], [...played, news('undone')])).toBe(false);
});

test('house rules are told where they differ from the usual, seats by name', () => {
  const form = [
    { key: 'players', kind: 'count', usual: 2 },
    { key: 'quick', kind: 'switch', usual: false },
    { key: 'youngest', kind: 'count', usual: 0 },
    { key: 'discards', kind: 'choice', usual: 'hidden', words: ['hidden', 'open'] },
    { key: 'extra_wilds', kind: 'seats', usual: [] },
    { key: 'table', kind: 'text', usual: 'unlimited' },
    { key: 'tie_break', kind: 'choice', usual: 'none', words: ['none', 'rectangle'] },
  ];
  const usual = Object.fromEntries(form.map((field) => [field.key, field.usual]));
  const options = { ...usual, players: 3, quick: true, youngest: 1, discards: 'open', extra_wilds: [0, 1], table: '9x9' };
  const told = agreed({ game: 'clustered', options }, form, usual, ['Ada', 'Bo', '']);
  expect(told.map(({ name, value }) => [name, value])).toEqual([
    ['Quick play', ''], ['The youngest', 'Bo'], ['Discarded cards', 'Open to all'], ['Third wild', 'Ada and Bo'], ['Table', '9x9'],
  ]);
});

test('the best under the same house rules is found, in whatever order they are written', () => {
  const best = (options: string, total: number) => ({ game: 'clustered', options, total, table: 't', at: 0 });
  const bests = [best('{"players":1,"quick":true}', 30), best('{"quick":false,"players":1}', 50)];
  expect(bestOf(bests, 'clustered', { players: 1, quick: false })?.total).toBe(50);
  expect(bestOf(bests, 'kluster', { players: 1, quick: false })).toBeNull();
  expect(bestOf(bests, 'clustered', { players: 1 })).toBeNull();
});
