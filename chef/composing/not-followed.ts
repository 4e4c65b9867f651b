import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { readDifficulty, readSpice } from '#recipes/selections/tastes.ts';
import { formsOf } from './choose/wishes.ts';
import type { Dish } from './dish.ts';

/** Labels that a composed dish ignores: it is always cold and plain, whatever the cuisine. */
const notMinded: readonly ConstraintLabel[] = ['Cuisine', 'Style', 'Techniques', 'Plating'];

/** Returns the names of the choices that a composed dish does not follow. None of them is a hard choice. */
export function notFollowed({ selections }: Constraints, { chosen }: Dish): string[] {
  const used = new Set(chosen.map(({ ingredient }) => ingredient.id));
  const isHot = chosen.some(({ ingredient }) => ingredient.tags.has('hot'));
  const asksHeat = (name: string) => (readSpice(name) ?? 'none') !== 'none';
  return [
    ...notMinded.flatMap((label) => selections[label] ?? []),
    ...(selections.Difficulty ?? []).filter((name) => readDifficulty(name) !== 'Easy'),
    ...(selections['Spice Level'] ?? []).filter((name) => asksHeat(name) && !isHot),
    ...(selections['Prefer Using'] ?? []).filter(
      (name) => !formsOf(name).some((id) => used.has(id)),
    ),
  ];
}
