import { fromMarkdown } from 'mdast-util-from-markdown';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { understand } from '#recipes/selections/understand.ts';
import { type CleanAnswer, readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { percentile } from './percentile.ts';

const rounds = 20;

export type Cost = { part: string; p50Ms: number; p95Ms: number };

const parts = [
  'reading',
  'nutrition',
  'checks',
  'the three together',
  'yardstick: mdast of the same text',
] as const;
type Part = (typeof parts)[number];

/**
 * Milliseconds of one round, on the processor and not on the clock: what else runs on the machine is no cost of ours. Many rounds at
 * once, since the processor's clock may tick in steps of 4 ms.
 */
function time(work: () => void): number {
  work();
  const start = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / rounds;
}

function timeAnswer({ name, text, selections }: CleanAnswer): Record<Part, number> {
  const understood = understand({ selections, wish: '' });
  const reading = readRecipe(text);
  if (!understood.ok || !reading.ok) throw new Error(`${name} cannot be read.`);
  const { requirements } = understood;
  const { draft } = reading;
  const count = () => countNutrition(draft.ingredients, draft.servings);
  const nutrition = count();
  return {
    reading: time(() => readRecipe(text)),
    nutrition: time(count),
    checks: time(() => checkRecipe(draft, nutrition, requirements)),
    'the three together': time(() => {
      readRecipe(text);
      checkRecipe(draft, count(), requirements);
    }),
    'yardstick: mdast of the same text': time(() => fromMarkdown(text)),
  };
}

/**
 * What the engine itself takes for one recipe beside the model, over all clean answers. The yardstick is the same text through the
 * markdown parser alone, which only builds its tree.
 */
export function measureOwnCost(): Cost[] {
  const all = readCleanAnswers().map(timeAnswer);
  return parts.map((part) => {
    const ofRecipes = all.map((times) => times[part]);
    return { part, p50Ms: percentile(ofRecipes, 0.5), p95Ms: percentile(ofRecipes, 0.95) };
  });
}
