import { keyOf } from '#recipes/selections/names.ts';
import { type CookbookDish, heatMinutesOf } from '../cookbook/dish.ts';
import type { Known } from './known-dish.ts';

/** The equipment of each dish as one text of keys: asked for every dish and appliance of every request. */
const gearOf = new WeakMap<CookbookDish, string>();

function gearKeysOf(dish: CookbookDish): string {
  const used = dish.steps.flatMap(({ segments }) =>
    segments.flatMap((one) => (one.kind === 'cookware' ? [one.text] : [])),
  );
  const keys = new Set([...used, ...dish.equipment].map(keyOf));
  return [...keys].map((key) => ` ${key} `).join('|');
}

/** Whether a dish is made with the given equipment: "oven" matches "a hot oven". */
function needs(dish: CookbookDish, gear: string): boolean {
  let known = gearOf.get(dish);
  if (known === undefined) {
    known = gearKeysOf(dish);
    gearOf.set(dish, known);
  }
  return known.includes(` ${keyOf(gear)} `);
}

/** Appliances that cook without a hob. */
const appliances = [
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'microwave',
  'kettle',
  'waffle iron',
  'barbecue',
  'grill',
  'oven',
] as const;
const onHob =
  /\b(?:pan|pot|wok|saucepan|casserole|griddle|skillet|stockpot|steamer|tawa|cezve|moka|stew|fry|simmer|boil)\b/;

/** Whether a hob provides some of the heat for a dish. */
function needsHob({ dish, cookMinutes }: Known): boolean {
  if (cookMinutes === 0) return false;
  const others = appliances.filter((gear) => gear !== 'kettle' && needs(dish, gear));
  const isElse = others.some((gear) => gear !== 'oven' && gear !== 'grill' && gear !== 'barbecue');
  const pans = dish.equipment.map(keyOf).some((one) => onHob.test(one));
  return others.length === 0 || (pans && !isElse);
}

/** Whether a dish needs the given equipment that a kitchen lacks. */
export function needsGear(known: Known, gear: string): boolean {
  if (gear === 'hob') return needsHob(known);
  if (gear === 'oven') return needs(known.dish, 'oven') || needs(known.dish, 'grill');
  if (gear === 'blender')
    return needs(known.dish, 'blender') || needs(known.dish, 'food processor');
  if (gear === 'mixer') return needs(known.dish, 'mixer') || needs(known.dish, 'electric whisk');
  return needs(known.dish, gear);
}

/** How to make a dish in an appliance when it is written for an oven or a hob. */
export type Converted = { tip: string; note: string };

/** Returns the longest cooking timer of a dish, in minutes. */
const longestHeat = ({ dish }: Known): number => Math.max(0, ...heatMinutesOf(dish.steps));

const has = (list: readonly string[], ...names: string[]) =>
  names.some((one) => list.includes(one));

/** Whether a dish is cooked in a pot. Baked, layered, fried and rice dishes need their own pan. */
const isPot = ({ dish, keys, held }: Known): boolean =>
  has(keys.techniques, 'braising', 'simmering', 'slow cooking') &&
  !has(keys.techniques, 'baking', 'frying', 'stir frying', 'steaming') &&
  !keys.courses.every((course) =>
    ['dessert', 'drink', 'side dish', 'breakfast'].includes(course),
  ) &&
  !/\b(?:pie|lasagne|risotto|paella|pasta|spaghetti|noodles?|ramen|dumplings?|katsu|fried)\b/i.test(
    dish.title,
  ) &&
  !held.some(({ id, share }) => /pasta|noodle|risotto|paella/.test(id) && share > 0.1);

const inSlowCooker = (known: Known): Converted | undefined => {
  const heat = longestHeat(known);
  if (!isPot(known) || heat < 30 || (needs(known.dish, 'oven') && heat < 60)) return undefined;
  const [low, high] = heat >= 80 ? ['8 hours', '4 to 5 hours'] : ['6 hours', '3 hours'];
  return {
    tip: `In the slow cooker: brown and soften in a pan as written, then put everything into the slow cooker in place of the long cooking, with a third less liquid, and cook it covered for ${low} on low or ${high} on high, until tender. Cream, yoghurt and fresh herbs go in at the end.`,
    note: 'Written for the hob or the oven; the first tip says how it is made in the slow cooker.',
  };
};

const inPressureCooker = (known: Known): Converted | undefined => {
  const heat = longestHeat(known);
  if (!isPot(known) || heat < 20) return undefined;
  const minutes = heat >= 100 ? 45 : heat >= 60 ? 35 : heat >= 40 ? 20 : 12;
  return {
    tip: `In the pressure cooker: brown and soften in the open pot as written, scrape up what sticks, and cook everything under high pressure for ${minutes} minutes in place of the long simmering, with at least 250 ml of liquid. Let the pressure fall for 10 minutes, then simmer it open until the sauce is as thick as you like. Cream, yoghurt and fresh herbs go in at the end.`,
    note: 'Written for the hob or the oven; the first tip says how it is made in the pressure cooker.',
  };
};

const inAirFryer = (known: Known): Converted | undefined => {
  const { dish, held, keys } = known;
  const heat = longestHeat(known);
  const wet = held.some(({ role, share }) => role === 'liquid' && share > 0.12);
  const isDry =
    has(keys.techniques, 'roasting', 'baking', 'grilling', 'frying', 'deep frying') ||
    needs(dish, 'baking tray') ||
    needs(dish, 'deep pan') ||
    needs(dish, 'grill');
  const isDough = held.some(({ id, share }) => /flour|pastry|dough|sugar/.test(id) && share > 0.12);
  const isWhole = held.some(({ id }) => /^whole-(?!milk|grain)/.test(id));
  const isSweet = has(keys.courses, 'dessert', 'drink');
  if (!isDry || wet || isDough || isWhole || isSweet || heat > 60 || heat < 5) return undefined;
  if (
    /\b(?:pie|lasagne|gratin|bake|soup|curry|stew|moussaka|cake|pudding|tart)\b/i.test(dish.title)
  )
    return undefined;
  const minutes = Math.max(6, Math.round((heat * 0.75) / 2) * 2);
  return {
    tip: `In the air fryer: set it to 180 °C, oil the pieces lightly, lay them in one layer and cook them for about ${minutes} minutes in place of the oven or the frying, turning once. Work in batches, and check that it is cooked through as the steps say.`,
    note: 'Written for the oven or the pan; the first tip says how it is made in the air fryer.',
  };
};

const conversions: Record<string, (known: Known) => Converted | undefined> = {
  'slow cooker': inSlowCooker,
  'pressure cooker': inPressureCooker,
  'air fryer': inAirFryer,
};

/** Returns how to make a dish in an appliance that it is not written for. Undefined when it is written for it, or cannot be converted. */
export const convertFor = (known: Known, gear: string): Converted | undefined =>
  needs(known.dish, gear) ? undefined : conversions[gear]?.(known);

/** Techniques that imply an appliance. */
const techniqueOf: Record<string, string> = {
  'air fryer': 'Air Frying',
  'slow cooker': 'Slow Cooking',
};
/** Returns the appliances that chosen techniques need. Slow cooking needs none: an oven will do. */
export const gearNeededFor = (techniques: readonly string[]): string[] =>
  techniques.includes(techniqueOf['air fryer'] ?? '') ? ['air fryer'] : [];
export const gearTechniques = (gear: readonly string[]): string[] =>
  gear.flatMap((one) => techniqueOf[one] ?? []);

const pans = /\b(?:pan|pot|wok|saucepan|casserole|griddle|skillet|tin|tray|dish)\b/;

/** Whether all of a dish is made in one pan, pot or tray. */
const isOnePan = ({ dish, keys }: Known): boolean => {
  const used = new Set(dish.equipment.map(keyOf).filter((one) => pans.test(one)));
  return keys.styles.includes('one pot') || used.size <= 1;
};

const native = 0;
const adapted = 0.3;
const absent = 1;

/** Returns how far a dish is from using the equipment that the cook wants to use: 0 uses it, 1 does not use it at all. */
export function missOfGear(known: Known, gear: string): number {
  const { dish, keys } = known;
  if (/^one (?:pot|pan)$/.test(gear)) return isOnePan(known) && !needs(dish, 'oven') ? native : 0.6;
  if (gear === 'one tray') return needs(dish, 'oven') && isOnePan(known) ? native : 0.6;
  if (gear === 'hob') return needsGear(known, 'oven') ? absent : native;
  if (gear === 'camping stove')
    return isOnePan(known) && !needs(dish, 'oven') && known.totalMinutes <= 60 ? native : 0.7;
  if (gear === 'kettle')
    return needs(dish, 'kettle') ? native : known.cookMinutes === 0 ? adapted : absent;
  if (gear === 'oven' || gear === 'grill') return needs(dish, gear) ? native : absent * 0.5;
  if (gear === 'slow cooker' && keys.techniques.includes('slow cooking') && convertFor(known, gear))
    return 0.2;
  if (needs(dish, gear)) return native;
  return convertFor(known, gear) ? adapted : absent;
}

const special = ['air fryer', 'slow cooker', 'pressure cooker', 'waffle iron', 'ice cream machine'];

const common = ['microwave', 'kettle'];

/** Returns how much a dish depends on an appliance that the cook did not mention, 0 to 1: most kitchens have a microwave. */
export function livesByGear({ dish }: Known, had: readonly string[]): number {
  const lives = (gear: string) => !had.includes(gear) && needs(dish, gear);
  if (special.some(lives)) return 0.5;
  return common.some(lives) ? 0.06 : 0;
}
