import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';

/** Safe core temperatures with the sign that a cook sees; the first tag that fits counts. */
const signs: readonly (readonly [Tag, string])[] = [
  ['poultry', 'until no pink is left and the thickest piece reaches 74 °C inside'],
  ['minced', 'until no pink is left and it reaches 71 °C inside'],
  ['fish', 'until opaque and flaking easily, 63 °C inside'],
  ['crustaceans', 'until pink and opaque all through'],
  ['molluscs', 'until opaque and just firm'],
  ['beef', 'until well browned and 63 °C inside'],
  ['lamb', 'until well browned and 63 °C inside'],
  ['pork', 'until well browned and 63 °C inside'],
  ['game', 'until tender and 71 °C inside'],
  ['eggs', 'until set, 71 °C inside'],
];

/** How one sees and measures that these are done; "until golden" where nothing can go wrong. */
export function doneness(items: readonly Ingredient[]): string {
  for (const [tag, sign] of signs) if (items.some((item) => item.tags.has(tag))) return sign;
  if (items.some((item) => item.roles.has('pulse'))) return 'until hot all through';
  return 'until golden';
}

/** Whether these have to reach a temperature to be safe. */
export function needsCare(items: readonly Ingredient[]): boolean {
  return signs.some(([tag]) => items.some((item) => item.tags.has(tag)));
}
