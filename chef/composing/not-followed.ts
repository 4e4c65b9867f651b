import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { readDifficulty, readSpice } from '#recipes/selections/tastes.ts';
import { formsOf } from './choose/wishes.ts';
import type { Dish } from './dish.ts';

/** What a composed dish has nothing to do with: it is cold and plain, whatever the kitchen. */
const notMinded: readonly ConstraintLabel[] = ['Cuisine', 'Style', 'Techniques', 'Plating'];

/** The choices that a composed dish does not follow, by the names that the cook knows. None of them has to be kept. */
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
