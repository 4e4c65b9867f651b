import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '../recipe.ts';
import { isRecipe, type Parts } from './parts.ts';
import { readAnswer } from './read-answer.ts';
import type { StatedNutrition } from './read-nutrition.ts';
import { isRefusal } from './words/chatter.ts';

/**
 * A recipe as the model wrote it, before its checks and before its nutrition is calculated. `groups` holds the names of the ingredient
 * groups ("For the ragù"). They say what the steps make and are not part of the served recipe.
 */
export type Draft = Omit<Recipe, 'nutrition' | 'checks' | 'notes'> & { groups?: readonly string[] };

type Said = {
  /** The names of the parts that the answer does not have. Defaults replace all of them except ingredients and instructions. */
  missing: string[];
  /** False when the answer looks cut off in the middle. */
  complete: boolean;
  /** What the answer said, without defaults. */
  given: Partial<Draft> & Pick<Draft, 'ingredients' | 'instructions' | 'tips'>;
  /** The nutrition per serving that the answer states. The product calculates its own. */
  stated: StatedNutrition | null;
};

export type Reading =
  | (Said & { ok: true; draft: Draft })
  | (Said & { ok: false; problem: 'empty' | 'refused' | 'unreadable' });

const wanted = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'servings',
  'difficulty',
] as const;

function saidIn(parts: Parts | undefined): Said {
  const nothing: Parts = { ingredients: [], instructions: [], tips: [], isCut: false };
  const { stated = null, isCut, ...given } = parts ?? nothing;
  const missing = wanted.filter((name) => {
    const part = given[name];
    return part === undefined || (Array.isArray(part) && part.length === 0);
  });
  return { missing, complete: !isCut, given, stated };
}

function draftOf(given: Said['given']): Draft {
  return {
    title: given.title ?? recipeDefaults.name,
    description: given.description ?? recipeDefaults.description,
    ingredients: given.ingredients,
    instructions: given.instructions,
    prepTimeMinutes: given.prepTimeMinutes ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: given.cookTimeMinutes ?? recipeDefaults.cookTimeMinutes,
    servings: given.servings ?? recipeDefaults.servings,
    difficulty: given.difficulty ?? recipeDefaults.difficulty,
    tips: given.tips,
    photoPrompt: given.photoPrompt ?? '',
    ...(given.groups ? { groups: given.groups } : {}),
  };
}

/**
 * Reads a model's answer: markdown, JSON, YAML or HTML, in any wrapper that models use. It never throws, and it removes
 * markup and addresses.
 * @returns `empty` for no text (the spec's No content) or only a thinking block, `refused` when the model declines, else
 * `unreadable` without ingredients or steps
 */
export function readRecipe(answer: string): Reading {
  const { parts, text } = readAnswer(answer);
  const said = saidIn(parts);
  if (text === '') return { ok: false, problem: 'empty', ...said };
  if (parts && isRecipe(parts)) return { ok: true, draft: draftOf(said.given), ...said };
  if (!isRefusal(text)) return { ok: false, problem: 'unreadable', ...said };
  // The text of a refusal is not the description of a dish.
  const hasPart = said.given.ingredients.length + said.given.instructions.length > 0;
  return { ok: false, problem: 'refused', ...(hasPart ? said : saidIn(undefined)) };
}
