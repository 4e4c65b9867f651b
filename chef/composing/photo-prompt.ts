import { listInWords } from '#contract/list-in-words.ts';
import type { Chosen } from './chosen.ts';
import type { Dish } from './dish.ts';
import { shortName } from './words.ts';

/** Slots whose food lies on top of the served dish. */
const onTop = /^(?:herb|crunch|garnish|topping|seeds?|cheese|finish|creamy|zest|swirl|pickle)/;
/** Minimum grams per serving for a food to be visible. */
const seenFromG = 25;
const mostNamed = 4;

const namesOf = (chosen: readonly Chosen[]) =>
  listInWords(chosen.slice(0, mostNamed).map(({ ingredient }) => shortName(ingredient, true)));

/** Returns the visible foods below the top, the heaviest first. Leaves out liquids and flour. */
function seenIn({ chosen, servings }: Dish): Chosen[] {
  return chosen
    .filter(
      ({ slot, ingredient, amount }) =>
        !onTop.test(slot) &&
        ingredient.unit !== 'ml' &&
        !ingredient.roles.has('flour') &&
        amount.grams / servings >= seenFromG,
    )
    .sort((one, other) => other.amount.grams - one.amount.grams);
}

/**
 * Returns a description of the finished dish for a photographer or an image model: the vessel first, then the light, the visible foods
 * and what lies on top.
 */
export function photoPromptOf(dish: Dish): string {
  const { title, archetype, chosen } = dish;
  const seen = archetype.isSmooth ? '' : namesOf(seenIn(dish));
  const top = namesOf(chosen.filter(({ slot }) => onTop.test(slot)));
  return [
    `${title}, ${archetype.vessel}, seen straight from above, soft light from the upper left.`,
    ...(seen ? [`To be seen: ${seen}.`] : []),
    ...(top ? [`On top: ${top}.`] : []),
    'No text in the picture.',
  ].join(' ');
}
