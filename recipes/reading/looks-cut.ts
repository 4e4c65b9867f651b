import type { Section } from './cut-sections.ts';

const endsText = /[.!?:)\]"”»…。！？*]$/u;
const dangling =
  /(?:[,\-–—(&/]|\b(?:the|a|an|and|or|with|of|to|for|in|into|until|on|at|from|by|then|over|und|oder|mit|der|die|das|et|ou|avec|le|la|de|y|con|el|e|di))$/iu;

/** True when the last entry breaks off: it ends in a dangling word, or all entries before it end a sentence and it does not. */
function breaksOff(entries: readonly string[]): boolean {
  const last = entries.at(-1);
  if (last === undefined) return false;
  if (dangling.test(last)) return true;
  const others = entries.slice(0, -1);
  const ended = others.filter((text) => endsText.test(text)).length;
  return others.length > 0 && ended === others.length && !endsText.test(last);
}

/**
 * Guesses whether the model was stopped in the middle: the last section is a heading without text, or its last sentence has
 * no end where all others have one. An answer that ends in facts, figures or courtesy counts as complete.
 */
export function looksCut(
  sections: readonly Section[],
  {
    ingredients,
    instructions,
    tips,
  }: { ingredients: string[]; instructions: string[]; tips: string[] },
): boolean {
  const last = sections.findLast(({ heading, lines }) => heading !== '' || lines.length > 0);
  if (!last) return false;
  if (instructions.length === 0 && ingredients.length > 0) return true;
  // Facts and figures are taken out of their section, so an empty section does not mean that the answer is cut.
  if (last.name === 'meta' || last.name === 'nutrition') return false;
  if (last.lines.length === 0) return last.name !== undefined;
  const text = last.lines.at(-1)?.text ?? '';
  const ends: Partial<Record<string, readonly string[]>> = {
    instructions,
    tips,
    ingredients: [text],
  };
  const entries = ends[last.name ?? ''];
  if (last.name === 'ingredients') return dangling.test(text);
  return entries ? breaksOff(entries) : last.name === 'photo' && dangling.test(text);
}
