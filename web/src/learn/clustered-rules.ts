import { type Chapter, pictured, told } from './chapter';

/** The rules of Clustered. */
export const CLUSTERED_RULES: readonly Chapter[] = [
  {
    title: 'rules-clustered-idea',
    parts: [told('rules-clustered-idea-build'), told('rules-clustered-idea-who')],
  },
  {
    title: 'rules-clustered-cards',
    parts: [
      told('rules-clustered-cards-three', 'R63'),
      { kind: 'faces' },
      told('rules-clustered-cards-deck', 'R41'),
      told('rules-clustered-cards-start', 'R52'),
    ],
  },
  {
    title: 'rules-clustered-setup',
    parts: [
      {
        kind: 'order',
        paragraphs: [
          { text: 'rules-clustered-setup-start' },
          { text: 'rules-clustered-setup-deck' },
          { text: 'rules-clustered-setup-hand' },
          { text: 'rules-clustered-setup-first', rules: ['R49'] },
        ],
      },
    ],
  },
  {
    title: 'rules-clustered-turn',
    parts: [
      {
        kind: 'order',
        paragraphs: [
          { text: 'rules-clustered-turn-lay', rules: ['3.1', 'C138'] },
          { text: 'rules-clustered-turn-draw', rules: ['R48'] },
        ],
      },
      told('rules-clustered-turn-must', 'R46', 'C134', 'C135'),
      told('rules-clustered-turn-discard', 'R47', 'C136'),
      told('rules-clustered-turn-empty', 'R43'),
      told('rules-clustered-turn-stay'),
    ],
  },
  {
    title: 'rules-clustered-fits',
    parts: [
      told('rules-clustered-fits-cell', 'R44', 'C154', 'C155'),
      told('rules-clustered-fits-two', 'R45'),
      pictured('neighbours', 'rules-clustered-pic-neighbours'),
      told('rules-clustered-fits-each', 'C150'),
      told('rules-clustered-fits-colour', 'C151'),
    ],
  },
  {
    title: 'rules-clustered-wild',
    parts: [
      told('rules-clustered-wild-all', 'C156', 'C158'),
      pictured('corner', 'rules-clustered-pic-corner'),
      told('rules-clustered-wild-own', 'R51'),
      told('rules-clustered-wild-start', 'R52'),
    ],
  },
  {
    title: 'rules-clustered-count',
    parts: [
      told('rules-clustered-count-end', 'C140'),
      {
        kind: 'list',
        paragraphs: [
          { text: 'rules-clustered-count-rows', rules: ['R53'] },
          { text: 'rules-clustered-count-columns', rules: ['R53'] },
          { text: 'rules-clustered-count-rectangle', rules: ['R54'] },
        ],
      },
      pictured('lines', 'rules-clustered-pic-lines'),
      told('rules-clustered-count-broken', 'C165'),
      pictured('block', 'rules-clustered-pic-block'),
      told('rules-clustered-count-thrice', 'C169'),
      { kind: 'blocks' },
      pictured('ring', 'rules-clustered-pic-ring'),
      pictured('wild', 'rules-clustered-pic-wild'),
      told('rules-clustered-count-win', 'R59'),
      pictured('count', 'rules-clustered-pic-count'),
    ],
  },
  {
    title: 'rules-clustered-players',
    parts: [
      told('rules-clustered-players-solo', 'R62'),
      told('rules-clustered-players-many', 'R57', 'R58'),
    ],
  },
  {
    title: 'rules-clustered-variants',
    parts: [
      told('rules-clustered-variants-quick', 'R60', 'R61'),
      told('rules-clustered-variants-extra', 'R42'),
      told('rules-clustered-variants-first', 'R55'),
      pictured('five', 'rules-clustered-pic-five'),
      told('rules-clustered-variants-biggest', 'R56'),
    ],
  },
  {
    title: 'rules-clustered-house',
    parts: [told('rules-clustered-house-agree', 'R50'), { kind: 'house' }],
  },
];
