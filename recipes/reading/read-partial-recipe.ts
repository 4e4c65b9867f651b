import type { Parts } from './parts.ts';
import { readAnswer, readJsonAnswer } from './read-answer.ts';
import { amountsIn, listedIn } from './read-listing.ts';
import { stableJson } from './stable-json.ts';
import { stableText } from './stable-text.ts';
import { unwrapAnswer } from './unwrap-answer.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** What can be shown of an answer that is still being written. */
export type PartialRecipe = {
  title?: string;
  description?: string;
  ingredients: string[];
  instructions: string[];
  tips: string[];
};

/** Only a whole document of these kinds can be read: HTML, YAML, a JSON string, front matter that is still open. */
function isReadWhole(text: string): boolean {
  if (/^(?:<[!a-z]|["'])/i.test(text)) return true;
  if (/^["']?\p{L}[\p{L}\p{M}\w '-]{0,40}["']?:(?:\s|$)/u.test(text)) return true;
  const [mark] = /^(?:---|\+\+\+)(?=\n)/.exec(text) ?? [];
  return mark !== undefined && !text.slice(mark.length).includes(`\n${mark}\n`);
}

/** Where JSON begins on a line of its own. */
const json = /^[ \t]*(?:\{\s*(?:["'“}]|$)|\[\s*(?:["'“{]|$))/mu;

function stableParts(text: string): Parts | undefined {
  if (isReadWhole(text)) return undefined;
  const start = json.exec(text)?.index;
  if (start !== undefined && !/^#{1,6} /m.test(text.slice(0, start))) {
    return readJsonAnswer(stableJson(text.slice(start)));
  }
  const stable = stableText(text);
  const { parts } = readAnswer(stable, false);
  if (!parts || parts.ingredients.length > 0) return parts;
  const { title, description, ...others } = parts;
  // A line that may yet turn out to be talk is no title.
  if (!/^\s*#{1,6} /m.test(stable)) return others;
  return {
    ...others,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined || mayBeRecipe(description) ? {} : { description }),
  };
}

/** Words that list or tell what to do are the recipe itself, unless a list follows them. */
function mayBeRecipe(description: string): boolean {
  const isTold = (sentence: string) => beginsLikeStep(sentence) || listedIn(sentence) !== undefined;
  return amountsIn(description).length > 0 || sentencesOf(description).some(isTold);
}

/**
 * Reads as much of a streaming answer as is stable: whole lines, of which each is shown as the whole answer will have it.
 * What the title is, is stable by a heading, or when the ingredients begin.
 * @param textSoFar everything that the model has written up to now
 */
export function readPartialRecipe(textSoFar: string): PartialRecipe {
  const { text, isThinking } = unwrapAnswer(textSoFar);
  const ends = /\n\s*$/.test(textSoFar) ? '\n' : '';
  const parts = isThinking ? undefined : stableParts(`${text}${ends}`);
  const { title, description, ingredients = [], instructions = [], tips = [] } = parts ?? {};
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ingredients,
    instructions,
    tips,
  };
}
