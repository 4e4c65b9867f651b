import { constraintLabels, type Selections } from '#contract/constraint-labels.ts';
import type { Random } from '#recipes/random.ts';

const mostPerLabel = 2;

/**
 * Draws arbitrary choices within the rule of the Random button (spec §4): one course, 0 to 2 names under each other label, and one
 * more if the total is below two. The button itself draws only combinations that go together.
 */
export function drawSelections(catalogue: Selections, random: Random): Selections {
  const selections: Selections = {};
  const others = constraintLabels.filter((label) => label !== 'Course' && catalogue[label]);
  const addOne = (label: (typeof constraintLabels)[number]) => {
    const chosen = selections[label] ?? [];
    const open = (catalogue[label] ?? []).filter((name) => !chosen.includes(name));
    if (open.length > 0) selections[label] = [...chosen, random.pick(open)];
  };
  addOne('Course');
  for (const label of others) {
    const count = random.between(0, mostPerLabel);
    for (let added = 0; added < count; added++) addOne(label);
  }
  if (Object.values(selections).flat().length < 2) addOne(random.pick(others));
  return selections;
}
