import { fromMarkdown } from 'mdast-util-from-markdown';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import { type CleanAnswer, readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { percentile } from './percentile.ts';

const warmUpRounds = 2;
const rounds = 10;

export type Cost = { part: string; p50Ms: number; p95Ms: number };

const yardstick = 'yardstick: mdast of the same text';
const parts = ['reading', 'nutrition', 'checks', 'the three together', yardstick] as const;
type Times = Record<(typeof parts)[number], number[]>;

/** Time on the processor, not on the clock: what else runs on the machine is no cost of ours. */
function time<T>(times: number[], work: () => T): T {
  const start = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(start);
  times.push((user + system) / 1000);
  return result;
}

function timeOnce(text: string, requirements: Requirements, times: Times): void {
  time(times[yardstick], () => fromMarkdown(text));
  time(times['the three together'], () => {
    const reading = time(times.reading, () => readRecipe(text));
    if (!reading.ok) return;
    const { ingredients, servings } = reading.draft;
    const nutrition = time(times.nutrition, () => countNutrition(ingredients, servings));
    time(times.checks, () => checkRecipe(reading.draft, nutrition, requirements));
  });
}

function timeAnswer({ text, selections }: CleanAnswer): Times {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error(`Not understood: ${understood.unknown.join(', ')}`);
  const empty = () => Object.fromEntries(parts.map((part) => [part, []])) as unknown as Times;
  const times = empty();
  for (let round = 0; round < warmUpRounds; round += 1) {
    timeOnce(text, understood.requirements, empty());
  }
  for (let round = 0; round < rounds; round += 1) {
    timeOnce(text, understood.requirements, times);
  }
  return times;
}

/**
 * What the engine itself takes for one recipe beside the model: over all clean answers, each with the median of its rounds. The yardstick is the same text through the markdown parser alone, which only
 * builds its tree.
 */
export function measureOwnCost(): Cost[] {
  const all = readCleanAnswers().map(timeAnswer);
  return parts.map((part) => {
    const ofRecipes = all.map((times) => percentile(times[part], 0.5));
    return { part, p50Ms: percentile(ofRecipes, 0.5), p95Ms: percentile(ofRecipes, 0.95) };
  });
}
