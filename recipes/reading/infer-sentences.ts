import type { Section } from './cut-sections.ts';
import { startsWithAmount } from './group-names.ts';
import type { Line } from './line.ts';
import { readMarker } from './read-marker.ts';
import { toldSteps } from './told-steps.ts';
import { isClosing, isOpening } from './words/chatter.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** True for a whole sentence that does not begin with an amount: it is not an ingredient. */
export function isSentenceEntry({ kind, text, ordinal }: Line): boolean {
  if ((kind !== 'text' && kind !== 'item') || ordinal !== undefined) return false;
  const words = readMarker(text)?.rest ?? text;
  return (
    /^\p{Lu}/u.test(words) &&
    /[.!]["”)]?$/u.test(words) &&
    words.split(/\s+/).length >= 4 &&
    !startsWithAmount.test(words) &&
    !isClosing(words) &&
    !isOpening(words)
  );
}

/**
 * Returns the index of the first sentence, or -1. In a list, a sentence directly below an entry that also ends with a full stop
 * does not count: where every entry ends with a full stop, the full stop says nothing.
 */
function startOfSentences(lines: readonly Line[], isList: boolean): number {
  return lines.findIndex((line, index) => {
    if (!isSentenceEntry(line)) return false;
    return !isList || (index > 0 && !/[.!]$/.test(lines[index - 1]?.text ?? ''));
  });
}

/** True when the lines are steps: one sentence begins like a step, or there are several sentences. */
function areSteps(lines: readonly Line[]): boolean {
  const sentences = lines.filter(isSentenceEntry);
  const told = sentences.filter(({ text }) => beginsLikeStep(text)).length;
  return told > 0 || sentences.length > 1;
}

/**
 * Turns the sentences after a list of ingredients, without a heading and without numbers, into the steps.
 * @param isWhole false while the answer is still streaming and a heading for the steps may follow: the sentences are then taken out of
 * the list and put into a section without a name
 */
export function inferSentences(sections: readonly Section[], isWhole: boolean): Section[] {
  const first = sections.findIndex(({ name, lines }) => name === 'ingredients' && lines.length > 0);
  for (let index = first; index < sections.length; index++) {
    const section = sections[index];
    const isList = section?.name === 'ingredients';
    if (!section || (!isList && (section.name !== undefined || !isWhole))) continue;
    const start = startOfSentences(section.lines, isList);
    const rest = start < 0 ? [] : section.lines.slice(start);
    if (rest.length === 0 || (isWhole && !areSteps(rest))) continue;
    const steps: Section = {
      name: 'instructions',
      heading: '',
      level: 7,
      lines: toldSteps(rest),
    };
    return [
      ...sections.slice(0, index),
      { ...section, lines: section.lines.slice(0, start) },
      isWhole ? steps : { ...steps, name: undefined, lines: rest },
      ...sections.slice(index + 1),
    ];
  }
  return [...sections];
}
