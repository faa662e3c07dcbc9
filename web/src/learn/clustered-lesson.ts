import type { ClusteredView } from '../wire';
import type { Step, Watch } from './lesson';

/** The tutorial of Clustered, played alone with a deal in which the squares come first. */
export const CLUSTERED_LESSON: readonly Step[] = [
  {
    text: 'learn-clustered-step-choose',
    nod: 'learn-clustered-step-choose-nod',
    watch: () => (signal) => signal.kind === 'chosen',
  },
  { text: 'learn-clustered-step-lay', nod: 'learn-clustered-step-lay-nod', watch: anotherCard },
  {
    text: 'learn-clustered-step-clash',
    nod: 'learn-clustered-step-clash-nod',
    watch: () => (signal) => signal.kind === 'wish' && signal.wish.t === 'move' && signal.refused !== null,
  },
  {
    text: 'learn-clustered-step-three',
    nod: 'learn-clustered-step-three-nod',
    watch: () => seen((view) => own(view).rows + own(view).columns >= 3),
  },
  {
    text: 'learn-clustered-step-count',
    nod: 'learn-clustered-step-count-nod',
    watch: () => (signal) => signal.kind === 'lit',
  },
  {
    text: 'learn-clustered-step-block',
    nod: 'learn-clustered-step-block-nod',
    watch: () => seen((view) => own(view).rectangle >= 4),
  },
  {
    text: 'learn-clustered-step-wild',
    nod: 'learn-clustered-step-wild-nod',
    watch: () => seen((view) => view.laid.some((laid) => laid.card === 'W')),
    optional: true,
  },
  { text: 'learn-clustered-step-discard' },
  { text: 'learn-clustered-step-done' },
];

function seen(wanted: (view: ClusteredView) => boolean): Watch {
  return (signal) => signal.kind === 'view' && signal.view.game === 'clustered' && wanted(signal.view);
}

function own(view: ClusteredView) {
  return view.scores[0]!; // a lesson has one seat
}

function anotherCard(): Watch {
  let before: number | null = null;
  return seen((view) => {
    before ??= view.laid.length;
    return view.laid.length > before;
  });
}
