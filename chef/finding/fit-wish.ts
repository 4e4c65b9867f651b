import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** Occasions that dishes of another suit too, by their names in the cookbook. */
const alsoFor: Record<string, readonly string[]> = {
  ...{ 'Date night': ['dinner party'], Anniversary: ['date night', 'dinner party'] },
  ...{ 'Sunday lunch': ['sunday'], Easter: ['sunday lunch'], Wedding: ['dinner party'] },
  ...{ Camping: ['barbecue'], Picnic: ['lunchbox'], Lunchbox: ['picnic'] },
  ...{ Potluck: ['party', 'picnic', 'buffet'], Buffet: ['party'], 'Game day': ['party'] },
  ...{ 'Movie night': ['party', 'game day'], 'Baby shower': ['afternoon tea', 'party'] },
  ...{ 'Afternoon tea': ['teatime'], 'New Year': ['party'], Party: ['summer party'] },
  ...{ Housewarming: ['party'], Graduation: ['party'], Engagement: ['party'] },
  ...{ "Mother's Day": ['afternoon tea', 'sunday'], "Valentine's Day": ['date night'] },
  ...{ 'Bonfire Night': ['winter'], Eid: ['ramadan'] },
};

/** Whether a dish suits one of the occasions. */
export function suitsOccasion({ occasions }: CookbookDish, asked: readonly string[]): boolean {
  const keys = new Set(occasions.map(keyOf));
  return asked.some((name) => [name, ...(alsoFor[name] ?? [])].some((one) => keys.has(keyOf(one))));
}

/** What says of a dish that it is so to eat; of the others the word itself. */
const textureSaid: Record<string, RegExp> = {
  crispy: /\b(?:crisp|crackl|crunch)/i,
  crunchy: /\b(?:crunch|crisp|crackl)/i,
  creamy: /\bcream(?:y|iness)\b/i,
  gooey: /\b(?:goo|ooz|molten|melt|fudg|sticky)/i,
  soft: /\b(?:soups?|pur[ée]e|mash|porridge|congee|custard|pudding|mousse|smoothie|dal|polenta|grits|velout[ée])\b/i,
  smooth: /\b(?:smooth|silk|velvet|pur[ée]e|velout[ée])/i,
  velvety: /\b(?:velvet|silk|smooth)/i,
  tender: /\b(?:tender|falls? apart|melt)/i,
};

/** Whether what is said of a dish says that it is one of these. */
export function hasTexture(dish: CookbookDish, asked: readonly string[]): boolean {
  const said = [dish.title, ...dish.also, dish.description, ...dish.courses].join(' ');
  return asked.some((name) => (textureSaid[name] ?? new RegExp(`\\b${name}`, 'i')).test(said));
}

/** Groups whose foods a cook takes for one another: cooked chicken for a raw thigh, one rice for the other. */
const sameFood = new Set(
  `chicken, turkey, duck, pork, beef, lamb, mince, salmon, white fish, prawn,
  bread, rice, pasta, noodles, greens, squash, mushroom, cabbage, cream, tomato`.split(/,\s+/),
);
const kindsOf = (id: string): string[] =>
  [...ingredient(id).kinds].filter((kind) => sameFood.has(kind));

/**
 * How far a food that the cook would like to use is in a dish: 1 itself, less for another cut of the same kind, 0 not at all.
 */
export function usesFood(held: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  if ([...wanted].some((id) => held.has(id))) return 1;
  const kinds = new Set([...wanted].flatMap(kindsOf));
  return kinds.size > 0 && [...held].some((id) => kindsOf(id).some((kind) => kinds.has(kind)))
    ? 0.5
    : 0;
}
