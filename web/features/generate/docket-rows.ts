import type { PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection } from './selection.ts';
import { usedOf } from './single-choice.ts';

type Row = {
  name: string;
  value: string;
  /** The other choices, when a recipe uses only one of several. */
  unused?: string;
};

/** Returns the name and the value for the choices in a group. */
function rowOf(group: PreferenceGroup, chosen: readonly string[]): Row {
  // The name of an allergen beside "Allergens" could be read as part of the dish.
  if (group.constraintLabel === 'Allergens') {
    return { name: 'Without', value: chosen.join(', ').toLowerCase() };
  }
  const used = usedOf(group, chosen);
  if (used === undefined) return { name: group.name, value: chosen.join(', ') };
  const unused = chosen.filter((name) => name !== used).join(', ');
  return { name: group.name, value: used, unused };
}

/** Returns the rows of the docket, in the order of the groups. */
export function docketRows(selection: Selection, groups: readonly PreferenceGroup[]): Row[] {
  return groups
    .map((group) => ({ group, chosen: chosenIn(selection, group.slug) }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ group, chosen }) => rowOf(group, chosen));
}

/** Returns the choices of a group in one line, for use below the group's name. */
export function chosenInWords(group: PreferenceGroup, chosen: readonly string[]): string {
  if (chosen.length === 0) return '';
  const { name, value } = rowOf(group, chosen);
  return name === group.name ? value : `${name} ${value}`;
}
