import { fromMarkdown } from 'mdast-util-from-markdown';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { type Draft, readRecipe } from '#recipes/reading/read-recipe.ts';
import { understand } from '#recipes/selections/understand.ts';
import { type CleanAnswer, readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { percentile } from '../percentile.ts';

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

/** The same recipe with amounts a trifle larger, so that little of it is remembered from the round before. */
const vary = (text: string, round: number): string =>
  text.replace(
    /(?<![\d./])\d{1,4}(?= ?(?:g|ml|kg|tbsp|tsp|tablespoons?|teaspoons?)\b)/g,
    `$&.${round}`,
  );

/**
 * Milliseconds for one text, on the processor and not on the clock: what else runs on the machine is no cost of ours. Many texts at
 * once, since the processor's clock may tick in steps of 4 ms.
 */
function time<T>(inputs: readonly T[], work: (input: T) => void): number {
  const start = process.threadCpuUsage();
  for (const input of inputs) work(input);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / inputs.length;
}

function timeAnswer({ name, text, selections }: CleanAnswer): Record<Part, number> {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error(`${name} is not understood.`);
  const { requirements } = understood;
  const textsFrom = (first: number) =>
    Array.from({ length: rounds }, (_, at) => vary(text, first + at));
  const draftOf = (one: string): Draft => {
    const reading = readRecipe(one);
    if (!reading.ok) throw new Error(`${name} cannot be read.`);
    return reading.draft;
  };
  const count = ({ ingredients, servings, instructions }: Draft) =>
    countNutrition(ingredients, servings, instructions);
  const examine = (one: string) => {
    const draft = draftOf(one);
    checkRecipe(draft, count(draft), requirements);
  };
  textsFrom(1).forEach(examine);
  const drafts = textsFrom(100).map(draftOf);
  const counted = textsFrom(200)
    .map(draftOf)
    .map((draft) => ({ draft, nutrition: count(draft) }));
  return {
    reading: time(textsFrom(300), readRecipe),
    nutrition: time(drafts, count),
    checks: time(counted, ({ draft, nutrition }) => checkRecipe(draft, nutrition, requirements)),
    'the three together': time(textsFrom(400), examine),
    'yardstick: mdast of the same text': time(textsFrom(500), fromMarkdown),
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
