// Written by `python3 run.py wire` from src/klub/wire; a test fails when the two differ.

export const VERSION = 1;

/** Who is to sit on a seat of a new table. */
export interface SeatWanted {
  readonly kind?: 'bot' | 'me' | 'open';
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  readonly game: 'clustered' | 'kluster';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatWanted[];
  readonly listed?: boolean;
  readonly rated?: boolean;
  readonly base?: number | null;
  readonly bonus?: number;
  readonly start?: boolean;
}

/** Where a table is. */
export interface TableMade {
  readonly table: string;
  readonly path: string;
}

/** A table in a list. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly names: readonly (string | null)[];
  readonly kept: readonly boolean[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly rated: boolean;
  readonly timed: boolean;
  readonly changed: number;
  readonly your_turn: boolean;
}

/** Tables, those that changed last first. */
export interface TableRows {
  readonly tables: readonly TableRow[];
}

/** One option; its texts are the messages GAME-KEY, GAME-KEY-hint and GAME-KEY-WORD. */
export interface Field {
  readonly key: string;
  readonly kind: string;
  readonly usual: unknown;
  readonly words?: readonly string[];
  readonly least?: number | null;
  readonly most?: number | null;
}

/** A game that is played in the club. */
export interface GameRow {
  readonly name: string;
  readonly form: readonly Field[];
  readonly bots: readonly string[];
}

/** What can be played, and how far the club is ready. */
export interface Games {
  readonly games: readonly GameRow[];
  readonly prepared: number;
}

/** House rules as somebody has chosen them so far. */
export interface FormAsked {
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Why something cannot be. */
export interface Reason {
  readonly rule: string | null;
  readonly message: string;
  readonly arguments: Readonly<Record<string, string | number>>;
  readonly text: string;
}

/** What can be chosen for one option while the others are as they are. */
export interface FieldNow {
  readonly key: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly barred: Readonly<Record<string, Reason>>;
}

/** What a form for a new table shows. */
export interface FormNow {
  readonly values: Readonly<Record<string, unknown>>;
  readonly refused: Reason | null;
  readonly fields: readonly FieldNow[];
}

/** A line of the day's leaderboard. */
export interface DailyRow {
  readonly place: number;
  readonly name: string;
  readonly total: number;
}

/** The challenge of a day: the same luck for everybody. */
export interface DailyBoard {
  readonly day: string;
  readonly game: string;
  readonly rows: readonly DailyRow[];
  readonly mine: DailyRow | null;
  readonly table: string | null;
  readonly ends: number;
}

/** A line of the ladder. */
export interface LadderRow {
  readonly place: number;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

/** The strongest first. */
export interface Ladder {
  readonly game: string;
  readonly players: number;
  readonly rows: readonly LadderRow[];
}

/** The most that somebody reached alone. */
export interface BestRow {
  readonly place: number;
  readonly name: string;
  readonly total: number;
  readonly at: number;
}

/** Solo bests under the same house rules, the highest first. */
export interface BestRows {
  readonly game: string;
  readonly rows: readonly BestRow[];
}

/** A record that was found true and is kept. */
export interface Imported {
  readonly table: string;
  readonly game: string;
  readonly moves: number;
}

/** The table before the first turn. */
export interface ClusteredStart {
  readonly starts: readonly (readonly [number, number])[];
  readonly players: number;
}

/** A card on the table. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly owner: number;
  readonly card: string;
}

/** The points of a seat. */
export interface Points {
  readonly total: number;
  readonly rectangle: number;
  readonly rows: number;
  readonly columns: number;
  readonly bonuses: number;
}

/** One turn. */
export interface ClusteredStep {
  readonly seat: number;
  readonly move: string;
  readonly laid: Laid | null;
  readonly discarded: string | null;
  readonly dropped: readonly string[];
  readonly hand: readonly string[];
  readonly gained: number;
  readonly points: readonly Points[];
}

/** The points of a seat so far, and the cells that make them. */
export interface Counted {
  readonly total: number;
  readonly rectangle: number;
  readonly rows: number;
  readonly columns: number;
  readonly bonuses: number;
  readonly rectangle_cells: readonly (readonly [number, number])[];
  readonly row_cells: readonly (readonly (readonly [number, number])[])[];
  readonly column_cells: readonly (readonly (readonly [number, number])[])[];
}

/** Who played from a seat. */
export interface ReplaySeat {
  readonly name: string;
  readonly bot: string | null;
}

/** A whole game of Clustered. */
export interface ClusteredReplay {
  readonly game: 'clustered';
  readonly start: ClusteredStart;
  readonly steps: readonly ClusteredStep[];
  readonly scores: readonly Counted[];
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly ReplaySeat[];
  readonly winners: readonly number[] | null;
  readonly commitment: string;
}

/** A stone, wherever it is. */
export interface Stone {
  readonly kind: string;
  readonly size: readonly [number, number, number];
  readonly holder: number;
  readonly pose: readonly number[] | null;
}

/** A moment that made the last turn a fault. */
export interface Fault {
  readonly kind: string;
  readonly stones: readonly number[];
  readonly seconds: number;
  readonly x: number;
  readonly y: number;
  readonly by: string | null;
  readonly number: number | null;
}

/** What came of the turn before. */
export interface LastTurn {
  readonly seat: number;
  readonly placed: readonly number[];
  readonly taken: readonly number[];
  readonly faults: readonly Fault[];
  readonly seconds: number;
}

/** Everything that a client draws. */
export interface KlusterView {
  readonly game: 'kluster';
  readonly turn: number;
  readonly over: boolean;
  readonly stones: readonly Stone[];
  readonly cords: readonly (readonly number[])[];
  readonly counts: readonly number[];
  readonly stock: readonly number[];
  readonly out: readonly number[];
  readonly faults: readonly number[];
  readonly last: LastTurn | null;
  readonly reach: Readonly<Record<string, number>>;
}

/** One turn. */
export interface KlusterStep {
  readonly seat: number;
  readonly view: KlusterView;
  readonly ticks: number;
  readonly track: string;
}

/** A whole game of Kluster. */
export interface KlusterReplay {
  readonly game: 'kluster';
  readonly start: KlusterView;
  readonly steps: readonly KlusterStep[];
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly ReplaySeat[];
  readonly winners: readonly number[] | null;
  readonly commitment: string;
}

/** Who wants to know what could be played. */
export interface HintAsked {
  readonly seat: number;
}

/** A move of Clustered that can be made. */
export interface ClusteredHint {
  readonly game: 'clustered';
  readonly move: string;
  readonly worth: number;
  readonly card: string | null;
  readonly cell: readonly [number, number] | null;
}

/** A cord that is drawn to make room. */
export interface Draw {
  readonly cord: number;
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

/** A placement of Kluster that can be tried. */
export interface KlusterHint {
  readonly game: 'kluster';
  readonly move: string;
  readonly worth: number;
  readonly stone: number;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly face: string;
  readonly draw: Draw | null;
}

/** The best that a player can do now. */
export interface Hints {
  readonly moves: readonly (ClusteredHint | KlusterHint)[];
}

/** A turn of a finished game, and how good it was. */
export interface MarkedTurn {
  readonly turn: number;
  readonly seat: number;
  readonly mark: 'best' | 'blunder' | 'fine' | 'none' | 'slip';
  readonly worth: number | null;
  readonly best: number | null;
  readonly better: readonly (ClusteredHint | KlusterHint)[];
}

/** How good the turns of a finished game were, as far as they have been looked at. */
export interface Review {
  readonly game: string;
  readonly of: number;
  readonly turns: readonly MarkedTurn[];
}

/** Who somebody is, as they see it themselves. */
export interface Me {
  readonly who: string;
  readonly name: string;
  readonly handle: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What a guest wants to be called. */
export interface NewGuest {
  readonly name?: string;
}

/** What somebody wants to change of themselves. */
export interface Change {
  readonly name?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A handle that somebody wants. */
export interface Claim {
  readonly handle: string;
  readonly password: string;
  readonly old?: string;
}

/** Somebody who says who they are. */
export interface LogIn {
  readonly handle: string;
  readonly password: string;
}

/** Where to log out. */
export interface LogOut {
  readonly everywhere?: boolean;
}

/** What one seat reached. */
export interface Seated {
  readonly who: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly score: number;
}

/** A game that is over. */
export interface Ended {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly ranked: boolean;
  readonly ended: number;
  readonly seats: readonly Seated[];
}

/** Games that are over, latest first. */
export interface Results {
  readonly results: readonly Ended[];
}

/** The most that somebody reached alone under some house rules. */
export interface Reached {
  readonly game: string;
  readonly options: string;
  readonly total: number;
  readonly table: string;
  readonly at: number;
}

/** All that somebody reached alone. */
export interface Bests {
  readonly bests: readonly Reached[];
}

/** How strong somebody plays a game for so many. */
export interface Rated {
  readonly game: string;
  readonly players: number;
  readonly rating: number;
  readonly games: number;
}

/** All ratings of somebody. */
export interface Ratings {
  readonly ratings: readonly Rated[];
}

/** Be told of a table from now on, as a player or as an onlooker. */
export interface Watch {
  readonly t: 'watch';
  readonly since?: number | null;
  readonly table: string;
  readonly id?: number;
}

/** Be told no more. */
export interface Unwatch {
  readonly t: 'unwatch';
  readonly table: string;
  readonly id?: number;
}

/** Sit down. */
export interface Sit {
  readonly t: 'sit';
  readonly seat: number;
  readonly name: string;
  readonly table: string;
  readonly id?: number;
}

/** Put a bot on a seat. */
export interface SeatBot {
  readonly t: 'seat_bot';
  readonly seat: number;
  readonly bot: string;
  readonly table: string;
  readonly id?: number;
}

/** Leave a seat, or clear one as the host. */
export interface Stand {
  readonly t: 'stand';
  readonly seat: number;
  readonly table: string;
  readonly id?: number;
}

/** Begin the game. */
export interface Start {
  readonly t: 'start';
  readonly table: string;
  readonly id?: number;
}

/** Make a move, in the notation of the game; in Kluster a whole turn in short. */
export interface Move {
  readonly t: 'move';
  readonly seat: number;
  readonly move: string;
  readonly table: string;
  readonly id?: number;
}

/** Take the own last move back. */
export interface Undo {
  readonly t: 'undo';
  readonly table: string;
  readonly id?: number;
}

/** Resign. */
export interface GiveUp {
  readonly t: 'give_up';
  readonly seat: number;
  readonly table: string;
  readonly id?: number;
}

/** Play again, with the starter that the rules name. */
export interface Rematch {
  readonly t: 'rematch';
  readonly table: string;
  readonly id?: number;
}

/** Write to the table. */
export interface Say {
  readonly t: 'say';
  readonly text: string;
  readonly table: string;
  readonly id?: number;
}

/** Silence somebody, as the host. */
export interface Mute {
  readonly t: 'mute';
  readonly who: string;
  readonly on?: boolean;
  readonly table: string;
  readonly id?: number;
}

/** Send somebody away, as the host. */
export interface Remove {
  readonly t: 'remove';
  readonly who: string;
  readonly table: string;
  readonly id?: number;
}

/** Tell those who run the club about somebody. */
export interface Report {
  readonly t: 'report';
  readonly who: string;
  readonly text: string;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: hold a stone here. */
export interface HandTo {
  readonly t: 'hand';
  readonly seat: number;
  readonly hand: number;
  readonly stone: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw?: number;
  readonly tilt?: number;
  readonly down?: boolean;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: let go of a stone. */
export interface Release {
  readonly t: 'release';
  readonly seat: number;
  readonly hand: number;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: put a stone back into the stock. */
export interface PutBack {
  readonly t: 'put_back';
  readonly seat: number;
  readonly hand: number;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: take hold of a cord. */
export interface Grab {
  readonly t: 'grab';
  readonly seat: number;
  readonly cord: number;
  readonly node: number;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: draw a cord. */
export interface Drag {
  readonly t: 'drag';
  readonly seat: number;
  readonly cord: number;
  readonly x: number;
  readonly y: number;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: let a cord go. */
export interface LetGo {
  readonly t: 'let_go';
  readonly seat: number;
  readonly cord: number;
  readonly table: string;
  readonly id?: number;
}

/** In a live turn: say that it is over. */
export interface EndTurn {
  readonly t: 'end_turn';
  readonly seat: number;
  readonly table: string;
  readonly id?: number;
}

/** The first message on a socket. */
export interface Welcome {
  readonly t: 'welcome';
  readonly version: number;
  readonly who: string | null;
  readonly name: string;
}

/** How far the physics has been compiled after a first start. */
export interface Preparing {
  readonly t: 'preparing';
  readonly done: number;
}

/** A wish was granted and is on disk. */
export interface Done {
  readonly t: 'done';
  readonly id: number;
  readonly seq: number;
}

/** A seat and who has it. */
export interface SeatInfo {
  readonly name: string;
  readonly who: string | null;
  readonly bot: string | null;
  readonly gave_up: string | null;
  readonly here: boolean;
  readonly seconds: number | null;
  readonly kept: boolean;
}

/** The clock that is played with. */
export interface ClockInfo {
  readonly base: number;
  readonly bonus: number;
}

/** All that is known of a table besides its game. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly commitment: string | null;
  readonly seats: readonly SeatInfo[];
  readonly to_move: number | null;
  readonly winners: readonly number[] | null;
  readonly onlookers: number;
  readonly muted: readonly string[];
  readonly rematch: string | null;
  readonly daily: string | null;
  readonly lesson: boolean;
  readonly aids: boolean;
  readonly opened_at: number;
  readonly clock: ClockInfo | null;
}

/** A cell on which a card can be laid, and the points that it would make at once. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  readonly points: number;
}

/** A card in the hand, and where it fits. */
export interface HandCard {
  readonly card: string;
  readonly fits: readonly Fit[];
  readonly drawn: boolean;
}

/** Everything that a client draws. */
export interface ClusteredView {
  readonly game: 'clustered';
  readonly turn: number;
  readonly phase: string;
  readonly starts: readonly (readonly [number, number])[];
  readonly laid: readonly Laid[];
  readonly hand: readonly HandCard[];
  readonly must_discard: boolean;
  readonly hand_sizes: readonly number[];
  readonly deck_sizes: readonly number[];
  readonly discard_sizes: readonly number[];
  readonly discards: readonly (readonly string[] | null)[];
  readonly scores: readonly Counted[];
}

/** Something that was said. */
export interface Line {
  readonly at: number;
  readonly who: string;
  readonly name: string;
  readonly text: string;
}

/** A table as it is now. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly seq: number;
  readonly info: TableInfo;
  readonly viewer: number | null;
  readonly view: ClusteredView | KlusterView | null;
  readonly said: readonly Line[];
}

/** Something happened at a table. */
export interface News {
  readonly t: 'news';
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat: number | null;
  readonly text: string | null;
  readonly who: string | null;
  readonly name: string | null;
  readonly viewer: number | null;
  readonly info: TableInfo | null;
  readonly view: ClusteredView | KlusterView | null;
}

/** Somebody came or went; no news, for nothing of it is kept. */
export interface Presence {
  readonly t: 'presence';
  readonly table: string;
  readonly here: readonly boolean[];
  readonly onlookers: number;
}

/** Something happened in a live turn besides movement. */
export interface TurnEvent {
  readonly t: 'turn_event';
  readonly table: string;
  readonly tick: number;
  readonly kind: string;
  readonly stones: readonly number[];
  readonly cords: readonly number[];
}

/** How far a live turn has come; frames tell what moves meanwhile. */
export interface TurnNow {
  readonly t: 'turn';
  readonly table: string;
  readonly seat: number;
  readonly tick: number;
  readonly phase: string;
  readonly duty: Reason | null;
  readonly left: number | null;
}

/** A wish was not granted; nothing has changed. */
export interface Refused {
  readonly t: 'refused';
  readonly id: number;
  readonly table: string | null;
  readonly reason: Reason;
}

export type FromClient = Watch | Unwatch | Sit | SeatBot | Stand | Start | Move | Undo | GiveUp | Rematch | Say | Mute | Remove | Report | HandTo | Release | PutBack | Grab | Drag | LetGo | EndTurn;
export type FromClub = Welcome | Preparing | Done | Snapshot | News | Presence | TurnEvent | TurnNow | Refused;
export type GameView = ClusteredView | KlusterView;
export type Replay = ClusteredReplay | KlusterReplay;
