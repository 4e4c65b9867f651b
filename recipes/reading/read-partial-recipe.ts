import type { Parts } from './parts.ts';
import { readAnswer, readJsonAnswer } from './read-answer.ts';
import { amountsIn, listedIn } from './read-listing.ts';
import { stableJson } from './stable-json.ts';
import { stableText } from './stable-text.ts';
import { unwrapAnswer } from './unwrap-answer.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** The part of a streaming answer that can be shown. */
export type PartialRecipe = {
  title?: string;
  description?: string;
  ingredients: string[];
  instructions: string[];
  tips: string[];
};

/** True for formats that can only be read when they are complete: HTML, YAML, a JSON string, front matter that is still open. */
function isReadWhole(text: string): boolean {
  if (/^(?:<[!a-z]|["'])/i.test(text)) return true;
  if (/^["']?\p{L}[\p{L}\p{M}\w '-]{0,40}["']?:(?:\s|$)/u.test(text)) return true;
  const [mark] = /^(?:---|\+\+\+)(?=\n)/.exec(text) ?? [];
  return mark !== undefined && !text.slice(mark.length).includes(`\n${mark}\n`);
}

/** Matches JSON that begins on its own line. */
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
  // Without a heading, the first line may turn out to be small talk, so it is not a title yet.
  if (!/^\s*#{1,6} /m.test(stable)) return others;
  return {
    ...others,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined || mayBeRecipe(description) ? {} : { description }),
  };
}

/** True for a description that lists amounts or tells what to do: it may be the recipe itself. */
function mayBeRecipe(description: string): boolean {
  const isTold = (sentence: string) => beginsLikeStep(sentence) || listedIn(sentence) !== undefined;
  return amountsIn(description).length > 0 || sentencesOf(description).some(isTold);
}

/**
 * Reads the stable part of a streaming answer: whole lines, each shown as it will be in the final reading.
 * The title is stable once there is a heading or the ingredients begin.
 * @param textSoFar everything that the model has written so far
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
