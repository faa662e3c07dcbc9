import { type Chapter, pictured, told } from './chapter';

/** The rules of Kluster. */
export const KLUSTER_RULES: readonly Chapter[] = [
  {
    title: 'rules-kluster-idea',
    parts: [told('rules-kluster-idea-lay'), told('rules-kluster-idea-who')],
  },
  {
    title: 'rules-kluster-stones',
    parts: [
      told('rules-kluster-stones-pole'),
      pictured('apart', 'rules-kluster-pic-apart'),
      pictured('snap', 'rules-kluster-pic-snap'),
      told('rules-kluster-stones-boxes'),
    ],
  },
  {
    title: 'rules-kluster-setup',
    parts: [
      {
        kind: 'order',
        paragraphs: [
          { text: 'rules-kluster-setup-cord', rules: ['R17'] },
          { text: 'rules-kluster-setup-share', rules: ['R3'] },
          { text: 'rules-kluster-setup-first', rules: ['R4', 'R5', 'R6'] },
        ],
      },
    ],
  },
  {
    title: 'rules-kluster-turn',
    parts: [
      {
        kind: 'list',
        paragraphs: [
          { text: 'rules-kluster-turn-place', rules: ['R19', '4.3', '4.5'] },
          { text: 'rules-kluster-turn-cord', rules: ['R16'] },
          { text: 'rules-kluster-turn-hands', rules: ['R21', '4.6'] },
        ],
      },
      told('rules-kluster-turn-order'),
      pictured('turn', 'rules-kluster-pic-turn'),
      told('rules-kluster-turn-down', 'R15'),
      told('rules-kluster-turn-inside', 'R7', 'R14'),
      pictured('inside', 'rules-kluster-pic-inside'),
      told('rules-kluster-turn-end', 'R18'),
    ],
  },
  {
    title: 'rules-kluster-fault',
    parts: [
      {
        kind: 'list',
        paragraphs: [
          { text: 'rules-kluster-fault-touch', rules: ['R9'] },
          { text: 'rules-kluster-fault-leave', rules: ['R8'] },
        ],
      },
      told('rules-kluster-fault-why', 'R10'),
      told('rules-kluster-fault-held', 'R11', 'R12'),
      told('rules-kluster-fault-take', 'R13'),
      pictured('chain', 'rules-kluster-pic-chain'),
      { kind: 'costs' },
    ],
  },
  {
    title: 'rules-kluster-win',
    parts: [told('rules-kluster-win-first', 'R20'), told('rules-kluster-win-rank')],
  },
  {
    title: 'rules-kluster-expert',
    parts: [told('rules-kluster-expert-more', 'R22'), told('rules-kluster-expert-fault', 'R23')],
  },
  {
    title: 'rules-kluster-solo',
    parts: [told('rules-kluster-solo-all', 'R24', 'R25', '8.1'), told('rules-kluster-solo-score', 'R26')],
  },
  {
    title: 'rules-kluster-elimination',
    parts: [
      told('rules-kluster-elimination-pool', 'R1', 'R2', 'C4', '9.1'),
      told('rules-kluster-elimination-out', 'R27', 'R28'),
    ],
  },
  {
    title: 'rules-kluster-plus',
    parts: [
      told('rules-kluster-plus-boxes', 'R30', 'R31', 'R32', 'R33', 'R36', '10.1'),
      pictured('plus', 'rules-kluster-pic-plus'),
      told('rules-kluster-plus-apart', 'R34', 'R35'),
    ],
  },
  {
    title: 'rules-kluster-equilibrium',
    parts: [
      told('rules-kluster-equilibrium-edge', 'R38', 'R39', 'R40'),
      pictured('edge', 'rules-kluster-pic-edge'),
      told('rules-kluster-equilibrium-others'),
      told('rules-kluster-equilibrium-boxes', 'R29', 'R37'),
    ],
  },
  {
    title: 'rules-kluster-house',
    parts: [told('rules-kluster-house-agree'), { kind: 'house' }],
  },
];
