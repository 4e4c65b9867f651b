import { z } from 'zod';
import {
  type ConstraintLabel,
  constraintLabels,
  type Selections,
} from '#contract/constraint-labels.ts';
import { recipeDefaults } from '#contract/limits.ts';
import { readMinutes } from '#recipes/reading/read-minutes.ts';
import { type Draft, readRecipe } from '#recipes/reading/read-recipe.ts';
import { difficultyLevels } from '#recipes/recipe.ts';

/** A recipe to check, with the selections and the wish it must satisfy. */
export type CheckTask = { draft: Draft; selections: Selections; wish: string };

const lines = z
  .union([z.array(z.unknown()), z.string()])
  .nullish()
  .transform((value) =>
    (typeof value === 'string' ? value.split('\n') : (value ?? [])).map(textOf),
  );
const minutes = z.union([z.number(), z.string()]).nullish();

const recipeForm = z.looseObject({
  title: z.string().nullish(),
  name: z.string().nullish(),
  description: z.string().nullish(),
  ingredients: lines,
  instructions: lines,
  steps: lines,
  tips: lines,
  prepTime: minutes,
  prepTimeMinutes: minutes,
  cookTime: minutes,
  cookTimeMinutes: minutes,
  servings: z.union([z.number(), z.string()]).nullish(),
  difficulty: z.string().nullish(),
});

/** Returns the text of a line, which may be a string or an object: { "text": … }, { "amount": 2, "unit": "tbsp", "name": "oil" }. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const fields = value as Record<string, unknown>;
  const whole =
    fields.text ?? fields.line ?? fields.step ?? fields.instruction ?? fields.description;
  if (typeof whole === 'string') return whole.trim();
  return ['amount', 'quantity', 'unit', 'name', 'ingredient', 'item', 'note']
    .flatMap((key) =>
      fields[key] === undefined || fields[key] === null ? [] : [String(fields[key])],
    )
    .join(' ');
}

const otherNames: Record<string, ConstraintLabel> = {
  mealtype: 'Course',
  diet: 'Dietary Constraints',
  diets: 'Dietary Constraints',
  dietary: 'Dietary Constraints',
  dietaryrestrictions: 'Dietary Constraints',
  allergen: 'Allergens',
  allergies: 'Allergens',
  avoided: 'Avoid',
  macros: 'Macronutrient Targets',
};
const squeezed = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const labelOf = (name: string): ConstraintLabel | undefined =>
  constraintLabels.find((label) => squeezed(label) === squeezed(name)) ??
  otherNames[squeezed(name)];

/**
 * Reads selections by label ("Allergens") or group slug ("meal-type").
 * @throws Error with the name of an unknown group, since its selections could be allergens
 */
function readSelections(value: unknown): Selections {
  const chosen = z
    .record(z.string(), z.union([z.array(z.string()), z.string()]).nullish())
    .parse(value ?? {});
  const selections: Selections = {};
  for (const [group, names] of Object.entries(chosen)) {
    const label = labelOf(group);
    if (!label)
      throw new Error(`The group “${group}” is none of ours: ${constraintLabels.join(', ')}.`);
    const list = typeof names === 'string' ? [names] : (names ?? []);
    selections[label] = [...(selections[label] ?? []), ...list];
  }
  return selections;
}

const minutesOf = (...values: (number | string | null | undefined)[]): number | undefined => {
  const found = values.find((value) => value !== undefined && value !== null);
  if (typeof found === 'number') return Math.max(0, Math.round(found));
  if (typeof found !== 'string') return undefined;
  return /^\s*\d+\s*$/.test(found) ? Number(found) : readMinutes(found);
};

/** @throws Error if the recipe has neither ingredients nor steps */
function draftOf(value: unknown): Draft {
  const form = recipeForm.parse(value);
  const instructions = [...form.instructions, ...form.steps].filter((text) => text !== '');
  const ingredients = form.ingredients.filter((text) => text !== '');
  if (ingredients.length === 0 && instructions.length === 0) {
    throw new Error('The recipe has neither ingredients nor instructions.');
  }
  const servings = Number(/\d+/.exec(String(form.servings ?? ''))?.[0] ?? recipeDefaults.servings);
  return {
    title: form.title ?? form.name ?? recipeDefaults.name,
    description: form.description ?? '',
    ingredients,
    instructions,
    tips: form.tips.filter((text) => text !== ''),
    prepTimeMinutes:
      minutesOf(form.prepTimeMinutes, form.prepTime) ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes:
      minutesOf(form.cookTimeMinutes, form.cookTime) ?? recipeDefaults.cookTimeMinutes,
    servings: Math.max(1, servings),
    difficulty:
      difficultyLevels.find((level) => level.toLowerCase() === form.difficulty?.toLowerCase()) ??
      'Easy',
    photoPrompt: '',
  };
}

/**
 * Reads one document: `{ recipe, selections, wish }`, the recipe's fields beside `selections`, or `text` with a raw
 * model answer.
 * @throws Error that describes what is wrong with the document
 */
export function readDocument(document: unknown): CheckTask {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Error('A document is a JSON object with a recipe and selections.');
  }
  const fields = document as Record<string, unknown>;
  const selections = readSelections(fields.selections ?? fields.constraints);
  const wish = typeof fields.wish === 'string' ? fields.wish : '';
  const answer = fields.text ?? (typeof fields.recipe === 'string' ? fields.recipe : undefined);
  if (typeof answer !== 'string')
    return { draft: draftOf(fields.recipe ?? fields), selections, wish };
  const reading = readRecipe(answer);
  if (!reading.ok) throw new Error(`The text holds no recipe: ${reading.problem}.`);
  return { draft: reading.draft, selections, wish };
}
