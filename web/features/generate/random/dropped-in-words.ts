import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { isNever } from '../sections-of-groups.ts';
import { chosenIn, type Selection } from '../selection.ts';

/** Returns what may not be in a dish, in one line: "no peanuts, no tree nuts, Vegan, no garlic". */
export function droppedInWords(dropped: Selection, groups: readonly PreferenceGroup[]): string {
  return groups
    .filter(isNever)
    .flatMap((group) =>
      chosenIn(dropped, group.slug).map((name) =>
        group.constraintLabel === 'Dietary Constraints' ? name : `no ${name.toLowerCase()}`,
      ),
    )
    .join(', ');
}
