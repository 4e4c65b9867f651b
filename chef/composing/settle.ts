import type { Constraints } from '#recipes/models/model.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { leastMinutesOf } from '#recipes/selections/amounts.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { isAllowed } from './choose/allowed.ts';
import { keepsHeat, takesHeat } from './choose/soft-labels.ts';
import { formsOf } from './choose/wishes.ts';
import { findCuisine, home } from './cuisines/cuisines.ts';
import { type Dish, statedNutrition } from './dish.ts';
import { keepsLimits } from './score.ts';
import { platingFor, styleFor } from './tastes.ts';
import { isDoneIn } from './techniques.ts';
import { listWords } from './words.ts';

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));
const sentence = (condition: boolean, text: string) => (condition ? [text] : []);

function preferences(
  { selections }: Constraints,
  requirements: Requirements,
  dish: Dish,
): string[] {
  const used = new Set(dish.chosen.map((one) => one.ingredient.id));
  const names = selections['Prefer Using'] ?? [];
  const banned = names.filter((name) => {
    const ids = formsOf(name);
    return ids.length > 0 && ids.every((id) => !isAllowed(ingredient(id), requirements.bans));
  });
  const unused = names.filter(
    (name) => !banned.includes(name) && !formsOf(name).some((id) => used.has(id)),
  );
  const diets = requirements.bans.filter(({ label }) => label === 'Dietary Constraints');
  const keeps = quoted(diets.map(({ name }) => name).slice(0, 2));
  return [
    ...banned.map(
      (name) =>
        `Made without ${name.toLowerCase()}${keeps ? `, as ${keeps} ${diets.length > 1 ? 'ask' : 'asks'}` : ''}.`,
    ),
    ...sentence(
      unused.length > 0,
      `Not everything you prefer goes together here, so ${listWords(unused.map((name) => `“${name}”`))} had to wait.`,
    ),
  ];
}

function cuisineSentences({ cuisines }: Requirements, dish: Dish): string[] {
  const known = cuisines.filter((name) => findCuisine(name));
  const strange = cuisines.filter((name) => !findCuisine(name));
  return [
    ...sentence(
      known.length > 1,
      dish.cuisine === home
        ? 'None of the cuisines that you chose goes with the rest, so this is a home-style dish.'
        : `Of the cuisines that you chose, this dish is ${dish.cuisine.name}.`,
    ),
    ...sentence(
      strange.length > 0,
      `The built-in chef does not know ${quoted(strange)} cooking well enough, so this is a home-style dish.`,
    ),
  ];
}

/** The bounds on nutrition that were merely wished for and that a serving does not keep. */
function goalSentences({ goals }: Requirements, dish: Dish): string[] {
  const stated = statedNutrition(dish);
  const missed = goals.filter(({ hard, limits }) => !hard && !keepsLimits(stated, limits));
  return sentence(
    missed.length > 0,
    `${quoted(missed.map(({ name }) => name))} could not be met by a dish like this one.`,
  );
}

/** Where a long time was allowed and the dish is done well before. */
function timeSentences(dish: Dish, times: readonly string[]): string[] {
  const total = dish.prepTimeMinutes + dish.cookTimeMinutes;
  const isLong = times.some((name) => (leastMinutesOf(name) ?? 0) > total);
  return sentence(isLong, 'It is done sooner than you allowed.');
}

function tasteSentences(
  requirements: Requirements,
  dish: Dish,
  times: readonly string[],
): string[] {
  const { techniques, spice, difficulty, notUnderstood, styles, plating } = requirements;
  const unmet = techniques.filter((name) => !isDoneIn(dish, name));
  const strangers = [
    ...notUnderstood.map(({ name }) => name),
    ...styles.filter((name) => !styleFor(name)),
    ...plating.filter((name) => !platingFor(name)),
  ];
  const wantsHeat = spice !== undefined && spice !== 'none';
  const hasHeat = keepsHeat(dish, spice);
  const heat = takesHeat(dish.archetype)
    ? 'The chilli heat had to give way to the rest of what you chose.'
    : 'A dish like this one takes no chilli heat.';
  return [
    ...sentence(unmet.length > 0, `${quoted(unmet)} did not fit a dish like this one.`),
    ...sentence(wantsHeat && !hasHeat, heat),
    ...sentence(
      difficulty !== undefined && difficulty !== dish.difficulty,
      dish.difficulty === 'Easy'
        ? 'It is a little easier than you asked.'
        : `It came out ${dish.difficulty.toLowerCase()} to make, not ${difficulty?.toLowerCase()} as you asked.`,
    ),
    ...goalSentences(requirements, dish),
    ...timeSentences(dish, times),
    ...sentence(
      strangers.length > 0,
      `The built-in chef could do nothing with ${quoted(strangers)}.`,
    ),
  ];
}

/** What was wished for and could not be met together, each in one sentence for the cook. */
export function settledClashes(
  constraints: Constraints,
  requirements: Requirements,
  dish: Dish,
): string[] {
  return [
    ...cuisineSentences(requirements, dish),
    ...preferences(constraints, requirements, dish),
    ...tasteSentences(requirements, dish, constraints.selections['Time Target'] ?? []),
  ];
}
