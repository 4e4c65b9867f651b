import { type Food, foodsIn } from '../classify/foods-in.ts';
import { type Word, wordsOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';

/** The texts of a recipe that the checks judge. It may be a partial recipe while the answer streams in. */
export type Judged = {
  title: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  tips: readonly string[];
};

/** One text of a recipe with its words and the foods that it mentions, parsed once for all checks. */
export type Line = { where: Finding['where']; text: string; foods: Food[]; words: Word[] };

type ReadText = Pick<Line, 'foods' | 'words'>;

/** Returns the foods and words of one text. */
export const readText = (text: string): ReadText => ({
  foods: foodsIn(text),
  words: wordsOf(text),
});

/**
 * Reads every text of a recipe: ingredients first, since later lines refer to listed foods by short names.
 * @param read reads one text; a caller that judges nearly the same recipe several times can pass a memoized function
 */
export function linesOf(recipe: Judged, read: (text: string) => ReadText = readText): Line[] {
  const make = (where: Finding['where'], texts: readonly string[]) =>
    texts.map((text) => ({ where, text, ...read(text) }));
  return [
    ...make('ingredients', recipe.ingredients),
    ...make('title', [recipe.title]),
    ...make('description', [recipe.description]),
    ...make('instructions', recipe.instructions),
    ...make('tips', recipe.tips),
  ];
}

/** Returns the lines of one part of the recipe. */
export const linesAt = (lines: readonly Line[], where: Finding['where']): Line[] =>
  lines.filter((line) => line.where === where);
