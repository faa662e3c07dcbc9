// Written by `python3 run.py wire` from src/klub/wire; a test fails when the two differ.

export const VERSION = 1;

/** One option. Its texts are the messages GAME-KEY and GAME-KEY-WORD of the catalogs. */
export interface Field {
  readonly key: string;
  readonly kind: string;
  readonly usual: unknown;
  readonly words?: readonly string[];
  readonly least?: number | null;
  readonly most?: number | null;
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
  readonly who: string;
  readonly name: string;
}

/** How far the physics has been compiled after a first start. */
export interface Preparing {
  readonly t: 'preparing';
  readonly done: number;
}

/** A seat and who has it. */
export interface SeatInfo {
  readonly name: string;
  readonly who: string | null;
  readonly bot: string | null;
  readonly gave_up: string | null;
  readonly here: boolean;
  readonly seconds: number | null;
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
  readonly rematch: string | null;
}

/** A card on the table. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly owner: number;
  readonly card: string;
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
}

/** A table as it is now. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly seq: number;
  readonly info: TableInfo;
  readonly view: ClusteredView | KlusterView | null;
}

/** Something happened at a table. */
export interface News {
  readonly t: 'news';
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly info: TableInfo;
  readonly view: ClusteredView | KlusterView | null;
  readonly seat?: number | null;
  readonly text?: string | null;
  readonly name?: string | null;
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

/** A wish was not granted; nothing has changed. */
export interface Refused {
  readonly t: 'refused';
  readonly id: number;
  readonly rule: string | null;
  readonly message: string;
  readonly arguments: Readonly<Record<string, string | number>>;
  readonly text: string;
}

export type FromClient = Watch | Unwatch | Sit | SeatBot | Stand | Start | Move | Undo | GiveUp | Rematch | Say | Mute | Remove | Report | HandTo | Release | PutBack | Grab | Drag | LetGo | EndTurn;
export type FromClub = Welcome | Preparing | Snapshot | News | TurnEvent | Refused;
export type GameView = ClusteredView | KlusterView;
