import type { Facts } from './read-facts.ts';
import type { StatedNutrition } from './read-nutrition.ts';
import { safeText } from './safe-text.ts';

/** Everything that an answer says about a recipe. What it does not say is left out or empty. */
export type Parts = Facts & {
  title?: string;
  description?: string;
  ingredients: string[];
  /** The names of the ingredient groups. */
  groups?: string[];
  instructions: string[];
  tips: string[];
  photoPrompt?: string;
  stated?: StatedNutrition;
  /** True when the answer is cut off before its end. */
  isCut: boolean;
};

const longest = { title: 200, description: 2000, ingredient: 300, step: 2000, tip: 1000 };
const most = { ingredients: 80, groups: 20, steps: 60, tips: 20 };

function bounded(texts: readonly string[], count: number, length: number): string[] {
  return texts
    .slice(0, count)
    .map((text) => safeText(text, length))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

function boundedText<Key extends string>(
  key: Key,
  text: string | undefined,
  length: number,
): { [name in Key]?: string } {
  const safe = safeText(text ?? '', length);
  return (safe === '' ? {} : { [key]: safe }) as { [name in Key]?: string };
}

/** Returns the parts cut to the maximum lengths of a recipe and sanitized once more, whatever format they were read from. */
export function boundParts(parts: Parts): Parts {
  const { title, description, photoPrompt, ...others } = parts;
  return {
    ...others,
    ...boundedText('title', title, longest.title),
    ...boundedText('description', description, longest.description),
    ...boundedText('photoPrompt', photoPrompt, longest.description),
    ingredients: bounded(parts.ingredients, most.ingredients, longest.ingredient),
    ...(parts.groups ? { groups: bounded(parts.groups, most.groups, longest.ingredient) } : {}),
    instructions: bounded(parts.instructions, most.steps, longest.step),
    tips: bounded(parts.tips, most.tips, longest.tip),
  };
}

/** True when there is at least one ingredient and one step. */
export function isRecipe({ ingredients, instructions }: Parts): boolean {
  return ingredients.length > 0 && instructions.length > 0;
}
