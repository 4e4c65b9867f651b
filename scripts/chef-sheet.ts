import { parseArgs } from 'node:util';
import type { WrittenRecipe } from '#chef/write-recipe.ts';
import type { Selections } from '#contract/constraint-labels.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { createRandom } from '#recipes/random.ts';
import { openRecipeWriter } from './chef/recipe-writer.ts';
import { readStartingCatalogue } from './chef/starting-catalogue.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

/**
 * npm run -s chef-sheet -- [--count 60] [--seed 7]: prints recipes of the built-in chef for human review: courses and cuisines in turn,
 * every third with a diet. The reviewer asks of each recipe: would I cook this as it is written?
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
  },
});

function printRecipe({ draft, notes }: WrittenRecipe): string {
  const { prepTimeMinutes, cookTimeMinutes, servings, difficulty } = draft;
  const { energyKcal, proteinG, sodiumMg } = countNutrition(
    draft.ingredients,
    servings,
    draft.instructions,
  );
  return [
    draft.description,
    `Prep ${prepTimeMinutes}, cook ${cookTimeMinutes}, serves ${servings}, ${difficulty}; ${energyKcal} kcal, ${proteinG} g protein, ${sodiumMg} mg sodium`,
    draft.ingredients.join(' · '),
    ...draft.instructions.map((text, at) => `${at + 1}. ${text}`),
    ...draft.tips.map((tip) => `* ${tip}`),
    ...notes.map((note) => `(${note})`),
  ].join('\n');
}

/** Draws the selections. Courses and cuisines advance at different steps, so that all pairs occur eventually. */
function drawSheet(count: number, seed: string): Selections[] {
  const { Course = [], Cuisine = [], 'Dietary Constraints': diets = [] } = readStartingCatalogue();
  const random = createRandom(`${seed} sheet`);
  return Array.from({ length: count }, (_, at) => {
    const course = Course[at % Course.length] ?? '';
    const cuisine = Cuisine[(at + Math.floor(at / Course.length)) % Cuisine.length] ?? '';
    const diet = at % 3 === 2 ? { 'Dietary Constraints': [random.pick(diets)] } : {};
    return { Course: [course], Cuisine: [cuisine], ...diet };
  });
}

endQuietlyWhenUnread();
const writer = await openRecipeWriter();
for (const [at, selections] of drawSheet(Number(values.count), values.seed).entries()) {
  const written = writer.write({ selections, wish: '' }, `${values.seed} sheet ${at}`);
  const asked = Object.values(selections).flat().join(', ');
  const [title, body] =
    'refusal' in written ? ['—', written.refusal] : [written.draft.title, printRecipe(written)];
  process.stdout.write(`${at + 1}. ${title}   [${asked}]\n${body}\n\n`);
}
