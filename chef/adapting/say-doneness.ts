import type { CookbookDish, DishStep } from '#chef/cookbook/dish.ts';
import { stepText } from '#chef/cookbook/step-text.ts';
import { type Decisions, shortOf } from './decisions.ts';
import { missingDoneness } from './fit-method.ts';

/** Adds when a stand-in is safe to eat, if the steps do not say so already. */
export function sayDoneness(
  dish: CookbookDish,
  decisions: Decisions,
  steps: readonly DishStep[],
): DishStep[] {
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
    const named = told.findLastIndex(
      (one) =>
        isHot(one) && one.segments.some((part) => 'ingredient' in part && part.ingredient === at),
    );
    const last = named >= 0 ? named : told.findLastIndex(isHot);
    const step = told[last];
    if (missing && step)
      told[last] = { ...step, segments: [...step.segments, { kind: 'text', text: missing }] };
  }
  return told;
}
