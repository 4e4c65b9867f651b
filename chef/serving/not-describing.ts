import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { spiceLevels } from '#recipes/selections/requirements.ts';
import { readSpice } from '#recipes/selections/tastes.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { suitsPlating } from '../finding/plating.ts';

const isIn = (names: readonly string[], name: string): boolean =>
  names.some((one) => keyOf(one) === keyOf(name));

/** Whether a choice describes the dish, for the descriptive labels only. Hard choices are not checked here. */
const describes: Partial<Record<ConstraintLabel, (dish: CookbookDish, name: string) => boolean>> = {
  Course: ({ courses }, name) => isIn(courses, name),
  Cuisine: ({ cuisine }, name) => isIn(cuisine === undefined ? [] : [cuisine], name),
  Style: ({ styles }, name) => isIn(styles, name),
  Techniques: ({ techniques }, name) => isIn(techniques, name),
  'Spice Level': (dish, name) => {
    const asked = spiceLevels.indexOf(readSpice(name) ?? 'none');
    // A hot dish is hot enough for "extra hot".
    const hottest = spiceLevels.indexOf('hot');
    return Math.min(heatLevelOf(dish), hottest) === Math.min(asked, hottest);
  },
  Plating: (dish, name) => suitsPlating(name, dish),
};

/** Returns the chosen names that do not describe a dish and get no badge. */
export function notDescribing(dish: CookbookDish, chosen: Selections): string[] {
  return Object.entries(describes).flatMap(([label, isTrue]) =>
    (chosen[label as ConstraintLabel] ?? []).filter((name) => !isTrue(dish, name)),
  );
}
