import { readAnswer } from './read-answer.ts';

/** What can be shown of an answer that is still being written. */
export type PartialRecipe = {
  title?: string;
  description?: string;
  ingredients: string[];
  instructions: string[];
  tips: string[];
};

/**
 * Reads as much of a streaming answer as is settled: only lines whose end has come, so that a check judges whole lines.
 * @param textSoFar everything that the model has written up to now
 */
export function readPartialRecipe(textSoFar: string): PartialRecipe {
  const finished = textSoFar.slice(0, textSoFar.lastIndexOf('\n') + 1);
  const { parts } = readAnswer(finished);
  const { title, description, ingredients = [], instructions = [], tips = [] } = parts ?? {};
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ingredients,
    instructions,
    tips,
  };
}
