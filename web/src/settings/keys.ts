/** What can be done by a key, and the usual key as `KeyboardEvent.key` names it. */
export const KEYS = {
  lower: ' ',
  turnLeft: 'q',
  turnRight: 'e',
  flip: 'f',
  edge: 'r',
  otherHand: 'Tab',
  stock: 's',
  grab: 'g',
  endTurn: 'Enter',
  near: 'n',
  hint: 'h',
  fit: '0',
  zoomIn: '+',
  zoomOut: '-',
} as const;

export type Action = keyof typeof KEYS;
/** Keys that somebody chose instead. */
export type Keys = { [Key in Action]?: string };

export function isAction(name: string): name is Action {
  return name in KEYS;
}
