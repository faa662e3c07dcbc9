import { extent } from '../clustered/camera';
import { boardSvg } from '../clustered/still';
import type { ClusteredReplay } from '../wire';
import { t } from '../words/words.svelte';
import type { Shot } from './making';
import { fitted, painted, pixels, png, sizeOf } from './picture';
import type { Studio } from './studio';
import { namesOf } from './told';

/** Pixels of the longer side. */
const STILL = 2000;
const FILM = 720;
/** Seconds that a turn is shown in an animation, and the end. */
const TURN = 0.7;
const END = 4;

/** Takes pictures of cards on their cloth. */
export function clusteredStudio(replay: ClusteredReplay): Studio {
  const { steps, start, seats } = replay;
  const whole = extent(laidAfter(steps.length), start.starts);
  const title = namesOf(seats).join(' · ');

  function laidAfter(turn: number) {
    return steps.slice(0, turn).flatMap((step) => step.laid ?? []);
  }

  function drawn(turn: number, fixed: boolean): string {
    const step = steps[turn - 1];
    const points = step ? step.points.map((own) => own.total) : seats.map(() => 0);
    return boardSvg(laidAfter(turn), start.starts, {
      title,
      foot: t('replay-picture-foot', { turn, scores: points.join(' : ') }),
      lit: turn === steps.length ? replay.scores : [],
      last: turn < steps.length ? (step?.laid ?? null) : null,
      ...(fixed ? { shown: whole } : {}),
    });
  }

  async function paint(svg: string, longest: number): Promise<HTMLCanvasElement> {
    return painted(svg, ...fitted(sizeOf(svg), longest));
  }

  return {
    svg: (turn) => drawn(turn, false),
    png: async (turn) => png(await paint(drawn(turn, false), STILL)),
    shots: (turns) =>
      turns.map(
        (turn): Shot => ({
          seconds: turn === turns.at(-1) ? END : TURN,
          draw: async () => pixels(await paint(drawn(turn, true), FILM)),
        }),
      ),
    close: () => undefined,
  };
}
