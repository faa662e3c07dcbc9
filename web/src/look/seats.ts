/** How a seat looks: its colour, a darker shade for lines on paper, and what can be read on it. */
export interface SeatLook {
  /** Word of the message `seat-colour`. */
  readonly seat: number;
  readonly colour: string;
  readonly dark: string;
  readonly on: string;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Eight deck colours that differ for every kind of colour vision; each seat has a mark as well. */
export const SEATS: readonly SeatLook[] = [
  { seat: 0, colour: '#e46e02', dark: '#8c3e00', on: BLACK },
  { seat: 1, colour: '#0b3489', dark: '#06205a', on: WHITE },
  { seat: 2, colour: '#157962', dark: '#0b5243', on: WHITE },
  { seat: 3, colour: '#a365b6', dark: '#6f3a82', on: BLACK },
  { seat: 4, colour: '#fae741', dark: '#5f4d00', on: BLACK },
  { seat: 5, colour: '#af1212', dark: '#7d0a0a', on: WHITE },
  { seat: 6, colour: '#79d3f3', dark: '#0b4f6e', on: BLACK },
  { seat: 7, colour: '#18181b', dark: '#000000', on: WHITE },
];

/** The look of a seat, whatever its number. */
export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!;
}
