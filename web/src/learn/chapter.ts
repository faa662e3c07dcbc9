/** A paragraph: its text, and the rules that it tells, as a refusal names them (`R46`, `C154`, `4.3`). */
export interface Paragraph {
  readonly text: string;
  readonly rules?: readonly string[];
}

/** A part of a chapter. */
export type Part =
  | { readonly kind: 'text'; readonly paragraph: Paragraph }
  | { readonly kind: 'order' | 'list'; readonly paragraphs: readonly Paragraph[] }
  | { readonly kind: 'picture'; readonly picture: string; readonly caption: string }
  | { readonly kind: 'faces' | 'blocks' | 'costs' | 'house' };

/** A chapter of the rules; its heading is a message too, and its anchor. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A paragraph by itself. */
export function told(text: string, ...rules: readonly string[]): Part {
  return { kind: 'text', paragraph: { text, rules } };
}

/** A picture with the line below it. */
export function pictured(picture: string, caption: string): Part {
  return { kind: 'picture', picture, caption };
}

/** The paragraphs of a part, if it has any. */
export function paragraphs(part: Part): readonly Paragraph[] {
  if (part.kind === 'text') return [part.paragraph];
  return part.kind === 'order' || part.kind === 'list' ? part.paragraphs : [];
}

/** The rulings that are shown beside a paragraph; statements and numbers of the long rules are only for links. */
export function rulings(paragraph: Paragraph): readonly string[] {
  return (paragraph.rules ?? []).filter((rule) => rule.startsWith('R'));
}
