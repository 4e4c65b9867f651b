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

/** Returns the same recipe with slightly larger amounts, so that little of it is cached from the previous round. */
const vary = (text: string, round: number): string =>
  text.replace(
    /(?<![\d./])\d{1,4}(?= ?(?:g|ml|kg|tbsp|tsp|tablespoons?|teaspoons?)\b)/g,
    `$&.${round}`,
  );

/**
 * Returns the milliseconds of CPU time for one text. Wall-clock time would include other load on the machine. Times many texts
 * together, since the CPU clock may tick in steps of 4 ms.
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
 * Measures the engine's own time for one recipe, without the model, over all clean answers. The yardstick is the markdown parser alone
 * on the same text, which only builds its tree.
 */
export function measureOwnCost(): Cost[] {
  const all = readCleanAnswers().map(timeAnswer);
  return parts.map((part) => {
    const ofRecipes = all.map((times) => times[part]);
    return { part, p50Ms: percentile(ofRecipes, 0.5), p95Ms: percentile(ofRecipes, 0.95) };
  });
}
