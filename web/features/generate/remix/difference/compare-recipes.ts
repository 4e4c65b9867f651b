import { compareFacts, compareNutrition, type FactChange, type Facts } from './compare-facts.ts';
import { compareIngredients, type IngredientChange } from './compare-ingredients.ts';
import { compareSteps, type StepChange } from './compare-steps.ts';

type Version = Facts & {
  ingredients: readonly string[];
  instructions: readonly string[];
};

/** What a remix changed, and what it left. */
export type Difference = {
  facts: FactChange[];
  nutrition: FactChange[];
  ingredients: IngredientChange[];
  steps: StepChange[];
};

/** Compares a recipe with the one that it was made from. */
export function compareRecipes(before: Version, after: Version): Difference {
  return {
    facts: compareFacts(before, after),
    nutrition: compareNutrition(before.nutrition, after.nutrition),
    ingredients: compareIngredients(before.ingredients, after.ingredients),
    steps: compareSteps(before.instructions, after.instructions),
  };
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 ingredient out, 1 in and 2 changed; 3 steps rewritten." for the line under "What changed". */
export function sumUp({ ingredients, steps, facts }: Difference): string {
  const of = (kind: string) => ingredients.filter((change) => change.kind === kind).length;
  const counted = [
    { count: of('out'), word: 'out' },
    { count: of('in'), word: 'in' },
    { count: of('changed'), word: 'changed' },
  ].filter(({ count }) => count > 0);
  const foods = counted.map(({ count, word }, index) =>
    index === 0 ? `${plural(count, 'ingredient')} ${word}` : `${count} ${word}`,
  );
  const rewritten = steps.filter(({ kind }) => kind !== 'same' && kind !== 'moved').length;
  const moved = steps.filter(({ kind }) => kind === 'moved').length;
  const sentences = [
    inWords(foods),
    inWords([
      ...(rewritten > 0 ? [`${plural(rewritten, 'step')} rewritten`] : []),
      ...(moved > 0 ? [`${rewritten > 0 ? moved : plural(moved, 'step')} moved`] : []),
    ]),
  ].filter((sentence) => sentence !== '');
  if (sentences.length > 0) return `${sentences.join('; ')}.`;
  return facts.length > 0
    ? 'The ingredients and the steps are the same.'
    : 'Nothing changed: it was so already.';
}
