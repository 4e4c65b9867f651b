import type { Line } from './line.ts';
import { readFactLine } from './read-facts.ts';
import { readProseFacts } from './read-prose-facts.ts';
import { isClosing } from './words/chatter.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** True for a sentence that is a step, not a statement of facts ("Serves 4.", "It takes 10 minutes to prepare.") or a closing. */
export function isToldStep(sentence: string): boolean {
  if (beginsLikeStep(sentence)) return true;
  const states = readProseFacts(sentence).length > 0 || readFactLine(sentence).length > 0;
  return !states && !isClosing(sentence);
}

function withoutFacts(line: Line): Line[] {
  if (line.kind !== 'text' || line.continues) return [line];
  const sentences = sentencesOf(line.text);
  const steps = sentences.filter(isToldStep);
  if (steps.length === sentences.length) return [line];
  return steps.length === 0 ? [] : [{ ...line, text: steps.join(' ') }];
}

/** Returns the lines that are steps when there is no heading: up to the closing words, without sentences that state facts. */
export function toldSteps(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ kind, text }) => kind === 'text' && isClosing(text));
  return (end < 0 ? lines : lines.slice(0, end)).flatMap(withoutFacts);
}
