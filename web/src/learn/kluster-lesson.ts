import type { KlusterView } from '../wire';
import type { Step, Watch } from './lesson';

/** Whoever has gone so far, in m, has seen that the hand follows. */
const A_WAY = 0.03;

/** The tutorial of Kluster, played alone. */
export const KLUSTER_LESSON: readonly Step[] = [
  { text: 'learn-kluster-step-take', nod: 'learn-kluster-step-take-nod', watch: carried },
  { text: 'learn-kluster-step-place', nod: 'learn-kluster-step-place-nod', watch: placed },
  { text: 'learn-kluster-step-end', nod: 'learn-kluster-step-end-nod', watch: () => down(1) },
  { text: 'learn-kluster-step-pull', nod: 'learn-kluster-step-pull-nod', watch: pulled },
  { text: 'learn-kluster-step-flip', nod: 'learn-kluster-step-flip-nod', watch: flipped },
  { text: 'learn-kluster-step-second', nod: 'learn-kluster-step-second-nod', watch: () => down(2) },
  { text: 'learn-kluster-step-cord', nod: 'learn-kluster-step-cord-nod', watch: drawn },
  {
    text: 'learn-kluster-step-fault',
    nod: 'learn-kluster-step-fault-nod',
    watch: () => seen((view) => (view.faults[0] ?? 0) > 0),
  },
  { text: 'learn-kluster-step-done' },
];

function seen(wanted: (view: KlusterView) => boolean): Watch {
  return (signal) => signal.kind === 'view' && signal.view.game === 'kluster' && wanted(signal.view);
}

/** So many stones lie after a turn. */
function down(stones: number): Watch {
  return seen((view) => lying(view) >= stones);
}

function lying(view: KlusterView): number {
  return view.stones.filter((stone) => stone.pose !== null).length;
}

/** A hand has carried a stone some way. */
function carried(): Watch {
  let from: readonly [number, number] | null = null;
  return (signal) => {
    if (signal.kind !== 'wish' || signal.wish.t !== 'hand') return false;
    from ??= [signal.wish.x, signal.wish.y];
    return Math.hypot(signal.wish.x - from[0], signal.wish.y - from[1]) > A_WAY;
  };
}

/** A stone rests where it was let go: the turn could end, or has ended by itself. */
function placed(): Watch {
  let before: number | null = null;
  const more = seen((view) => {
    before ??= lying(view);
    return lying(view) > before;
  });
  return (signal) => more(signal) || (signal.kind === 'turn' && signal.turn?.phase === 'open' && signal.turn.duty === null);
}

/** A stone on the table has moved while one was in a hand. */
function pulled(): Watch {
  let holding = false;
  return (signal) => {
    if (signal.kind === 'wish') {
      if (signal.wish.t === 'hand') holding = true;
      else if (signal.wish.t !== 'say') holding = false;
    }
    return holding && signal.kind === 'moved';
  };
}

/** A stone was turned over in a hand. */
function flipped(): Watch {
  const faces = new Map<number, boolean>();
  return (signal) => {
    if (signal.kind !== 'wish' || signal.wish.t !== 'hand') return false;
    const { stone, down: face = false } = signal.wish;
    const before = faces.get(stone);
    faces.set(stone, face);
    return before !== undefined && before !== face;
  };
}

/** The cord was drawn somewhere and let go. */
function drawn(): Watch {
  let drawing = false;
  return (signal) => {
    if (signal.kind !== 'wish' || signal.refused) return false;
    if (signal.wish.t === 'drag') drawing = true;
    return drawing && signal.wish.t === 'let_go';
  };
}
