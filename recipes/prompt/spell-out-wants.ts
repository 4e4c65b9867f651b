import type { Selections } from '#contract/constraint-labels.ts';
import type { ReadWish } from '../selections/wish/read-wish.ts';
import { cleanWish } from './clean-wish.ts';

const listed = (names: readonly string[] | undefined): string | undefined =>
  names && names.length > 0 ? names.join(', ') : undefined;

const minutes = (lead: string, count: number | undefined): string | undefined =>
  count === undefined ? undefined : `${lead} ${count} minutes`;

/**
 * Returns the requirements read from a wish, one short line each, without those that a selection under the same label already covers.
 * Only the server can call it, because reading a wish needs the pantry.
 */
export function spellOutWants(said: ReadWish, selections: Selections): string[] {
  const chosen = (label: keyof Selections) => (selections[label]?.length ?? 0) > 0;
  const rows: readonly (readonly [string, string | undefined, boolean?])[] = [
    ['Servings', said.servings === undefined ? undefined : `${said.servings}`, chosen('Servings')],
    ['Total time', minutes('at most', said.maxTotalMinutes), chosen('Time Target')],
    ['Total time', minutes('at least', said.leastTotalMinutes), chosen('Time Target')],
    ['Preparation', minutes('at most', said.maxPrepMinutes), chosen('Prep Time')],
    ['Cooking', minutes('at most', said.maxCookMinutes), chosen('Cook Time')],
    ['Course', said.course, chosen('Course')],
    ['Cuisine', listed(said.cuisines), chosen('Cuisine')],
    ['Techniques', listed(said.techniques), chosen('Techniques')],
    ['Style', listed(said.styles)],
    ['Occasion', listed(said.occasions)],
    ['Difficulty', said.difficulty, chosen('Difficulty')],
    ['Spice level', said.spice, chosen('Spice Level')],
    ['Nutrition', listed(said.macros), chosen('Macronutrient Targets')],
    ['Texture', listed(said.textures)],
    ['Cook with', listed(said.with)],
    ['Do without', listed(said.without)],
    ['Leave out', listed(said.leavesOut)],
    ['Use up', listed(said.useUp.map(({ text }) => cleanWish(text)))],
  ];
  return rows.flatMap(([label, value, isChosen]) =>
    value === undefined || isChosen ? [] : [`${label}: ${value} (from the wish)`],
  );
}
