import { compareFacts, compareNutrition, type FactChange, type Facts } from './compare-facts.ts';
import { compareIngredients, type IngredientChange } from './compare-ingredients.ts';
import { compareSteps, isMethodRewritten, type StepChange } from './compare-steps.ts';

type Version = Facts & {
  ingredients: readonly string[];
  instructions: readonly string[];
};

/** The difference between a remix and its base, including the unchanged lines. */
export type Difference = {
  facts: FactChange[];
  nutrition: FactChange[];
  ingredients: IngredientChange[];
  steps: StepChange[];
};

/** Compares a recipe with the recipe that it was made from. */
export function compareRecipes(before: Version, after: Version): Difference {
  return {
    facts: compareFacts(before, after),
    nutrition: compareNutrition(before.nutrition, after.nutrition),
    ingredients: compareIngredients(before.ingredients, after.ingredients),
    steps: compareSteps(before.instructions, after.instructions),
  };
}

function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the counts per kind of change: "2 ingredients out, 1 in and 1 changed". The noun appears only once. */
function count(changes: readonly { kind: string }[], one: string): string {
  const kinds = ['out', 'in', 'changed', 'moved']
    .map((kind) => ({ kind, times: changes.filter((change) => change.kind === kind).length }))
    .filter(({ times }) => times > 0);
  return inWords(
    kinds.map(({ kind, times }, index) =>
      index === 0 ? `${times} ${times === 1 ? one : `${one}s`} ${kind}` : `${times} ${kind}`,
    ),
  );
}

/** Describes the difference in one sentence, for the line under "What changed". */
export function sumUp({ ingredients, steps, facts }: Difference): string {
  const method = isMethodRewritten(steps) ? 'the method was rewritten' : count(steps, 'step');
  const parts = [count(ingredients, 'ingredient'), method].filter((part) => part !== '');
  const words = parts.join('; ');
  if (words) return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return facts.length > 0
    ? 'The ingredients and steps are the same.'
    : 'Nothing changed: it already fit.';
}
