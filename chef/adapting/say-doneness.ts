import type { CookbookDish, DishStep } from '#chef/cookbook/dish.ts';
import { stepText } from '#chef/cookbook/step-text.ts';
import { type Decisions, shortOf } from './decisions.ts';
import { missingDoneness } from './fit-method.ts';

/** Meat that must be cooked through, so that it cannot stand in for food that no step heats. */
const mustBeHot = new Set(['poultry', 'red-meat']);

/**
 * Adds when a stand-in is safe to eat, if the steps do not say so already: in a step that heats it. Fish that takes the place of fish
 * which is eaten raw is raw, too.
 * @returns the index of the stand-in that no step cooks although it must be cooked
 */
export function sayDoneness(
  dish: CookbookDish,
  decisions: Decisions,
  steps: readonly DishStep[],
): DishStep[] | { uncooked: number } {
  const told = [...steps];
  for (const [at, { way }] of decisions) {
    if (way.kind !== 'swap' || !way.to.method) continue;
    const text = told.map(stepText).join(' ');
    const missing = missingDoneness(
      text,
      way.to.method,
      shortOf(way.to, dish.ingredients[at]?.name ?? ''),
    );
    const isHot = ({ segments }: DishStep) =>
      segments.some((one) => one.kind === 'timer' && one.passes === 'cook');
    const names = ({ segments }: DishStep) =>
      segments.some((part) => 'ingredient' in part && part.ingredient === at);
    const named = told.findLastIndex((one) => isHot(one) && names(one));
    const anyHot = told.findLastIndex(isHot);
    const last = named >= 0 ? named : anyHot < told.findIndex(names) ? -1 : anyHot;
    if (missing && last < 0 && mustBeHot.has(way.to.method)) return { uncooked: at };
    const step = told[last];
    if (missing && step)
      told[last] = { ...step, segments: [...step.segments, { kind: 'text', text: missing }] };
  }
  return told;
}
