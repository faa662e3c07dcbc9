import { type Chapter, paragraphs } from './chapter';
import { CLUSTERED_RULES } from './clustered-rules';
import { KLUSTER_RULES } from './kluster-rules';

/** The rules of a game, chapter by chapter. */
export function chapters(game: string): readonly Chapter[] {
  return game === 'kluster' ? KLUSTER_RULES : CLUSTERED_RULES;
}

/** Where a rule is told: the anchor of its paragraph; null for a rule that the texts do not name. */
export function anchor(game: string, rule: string): string | null {
  for (const chapter of chapters(game)) {
    const found = chapter.parts.flatMap(paragraphs).find((paragraph) => paragraph.rules?.includes(rule));
    if (found) return found.text;
  }
  return null;
}
