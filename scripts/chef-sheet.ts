import { parseArgs } from 'node:util';
import { attemptDish } from '#chef/chef.ts';
import { type Dish, printLine, statedNutrition } from '#chef/composing/dish.ts';
import type { Selections } from '#contract/constraint-labels.ts';
import { createRandom } from '#recipes/random.ts';
import { readStartingCatalogue } from './chef/starting-catalogue.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

/**
 * npm run -s chef-sheet -- [--count 60] [--seed 7]: recipes of the built-in chef for a person to read: courses and cuisines in turn, every
 * third with a diet. Whoever reads asks of each: would I cook this as it is written?
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
  },
});

function printDish(dish: Dish): string {
  const { prepTimeMinutes, cookTimeMinutes, servings, difficulty } = dish;
  const { energyKcal, proteinG, sodiumMg } = statedNutrition(dish);
  return [
    dish.description,
    `Prep ${prepTimeMinutes}, cook ${cookTimeMinutes}, serves ${servings}, ${difficulty}; ${energyKcal} kcal, ${proteinG} g protein, ${sodiumMg} mg sodium`,
    dish.chosen.map(printLine).join(' · '),
    ...dish.steps.map(({ text }, at) => `${at + 1}. ${text}`),
    ...dish.tips.map((tip) => `* ${tip}`),
  ].join('\n');
}

/** Courses and cuisines step on at different paces, so that each meets each in the end. */
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
for (const [at, selections] of drawSheet(Number(values.count), values.seed).entries()) {
  const attempt = attemptDish({ selections, wish: '' }, `${values.seed} sheet ${at}`);
  const asked = Object.values(selections).flat().join(', ');
  const [title, body] =
    'dish' in attempt ? [attempt.dish.title, printDish(attempt.dish)] : ['—', attempt.refusal];
  process.stdout.write(`${at + 1}. ${title}   [${asked}]\n${body}\n\n`);
}
