import type { Constraints } from '../models/model.ts';
import { ingredient } from '../pantry/pantry.ts';
import type { Requirements } from '../selections/requirements.ts';
import { isAllowed } from './choose/allowed.ts';
import { formsOf } from './choose/wishes.ts';
import { findCuisine } from './cuisines/cuisines.ts';
import type { Dish } from './dish.ts';
import { platingFor, styleFor, techniquesFor } from './tastes.ts';
import { listWords } from './words.ts';

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
  const keeps = listWords(
    requirements.bans
      .map(({ name, label }) =>
        label === 'Dietary Constraints' ? name.toLowerCase() : `free of ${name.toLowerCase()}`,
      )
      .slice(0, 2),
  );
  return [
    ...banned.map(
      (name) =>
        `Made without ${name.toLowerCase()}${keeps && !keeps.includes('free of') ? `, to keep it ${keeps}` : ''}.`,
    ),
    ...sentence(
      unused.length > 0,
      `Not everything you prefer goes together here, so ${listWords(unused.map((name) => `“${name}”`))} had to wait.`,
    ),
  ];
}

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));

function cuisineSentences({ cuisines }: Requirements, dish: Dish): string[] {
  const known = cuisines.filter((name) => findCuisine(name));
  const strange = cuisines.filter((name) => !findCuisine(name));
  return [
    ...sentence(
      known.length > 1,
      `Of the cuisines that you chose, this one is cooked the ${dish.cuisine.name} way.`,
    ),
    ...sentence(
      strange.length > 0,
      `The built-in chef does not know ${quoted(strange)} cooking well enough, so this is a home-style dish.`,
    ),
  ];
}

function tasteSentences(requirements: Requirements, dish: Dish): string[] {
  const { techniques, spice, difficulty, notUnderstood, styles, plating } = requirements;
  const unmet = techniques.filter(
    (name) => !techniquesFor(name).some((one) => dish.archetype.techniques.includes(one)),
  );
  const strangers = [
    ...notUnderstood.map(({ name }) => name),
    ...styles.filter((name) => !styleFor(name)),
    ...plating.filter((name) => !platingFor(name)),
  ];
  const wantsHeat = spice !== undefined && spice !== 'none' && spice !== 'mild';
  const hasHeat = dish.chosen.some(({ slot }) => slot === 'heat');
  const takesHeat = dish.archetype.slots.heat !== undefined;
  const heat = takesHeat
    ? 'The heat had to give way to what you avoid.'
    : 'A dish like this one takes no heat.';
  const level = dish.difficulty === 'Easy' ? 'easier' : 'different';
  return [
    ...sentence(unmet.length > 0, `${quoted(unmet)} did not fit a dish like this one.`),
    ...sentence(wantsHeat && !hasHeat, heat),
    ...sentence(
      difficulty !== undefined && difficulty !== dish.difficulty,
      `It is a little ${level} than you asked for.`,
    ),
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
    ...tasteSentences(requirements, dish),
  ];
}
