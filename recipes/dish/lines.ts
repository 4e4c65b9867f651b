import { type Food, foodsIn } from '../classify/foods-in.ts';
import { type Word, wordsOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';

/** The texts of a recipe that are judged. A part of a recipe will do, while it streams in. */
export type Judged = {
  title: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  tips: readonly string[];
};

/** One text of a recipe with its words and the foods that it speaks of, read once for every check. */
export type Line = { where: Finding['where']; text: string; foods: Food[]; words: Word[] };

type ReadText = Pick<Line, 'foods' | 'words'>;

/** The foods and words of one text. */
export const readText = (text: string): ReadText => ({
  foods: foodsIn(text),
  words: wordsOf(text),
});

/**
 * Reads every text of a recipe: ingredients first, since later lines call by short names what they list.
 * @param read reads one text; whoever judges nearly the same recipe several times remembers what it read
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

/** The lines of one part of the recipe. */
export const linesAt = (lines: readonly Line[], where: Finding['where']): Line[] =>
  lines.filter((line) => line.where === where);
