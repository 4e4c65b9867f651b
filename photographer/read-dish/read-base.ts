import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { BaseKind, FormName } from './dish-picture.ts';
import type { ListedFood } from './read-foods.ts';
import type { Handling } from './read-treatments.ts';
import { canBeMashed } from './visible.ts';

export type HandledFood = ListedFood & Handling;

const looseGrains = new Set(['polenta', 'grits', 'semolina']);

/** Returns the kind of base that an ingredient can be for other foods; undefined if it cannot be one. */
function baseKindOf({ ingredient: item, mashed }: HandledFood): BaseKind | undefined {
  const { id, kinds, roles } = item;
  if (kinds.has('noodle')) return 'noodles';
  if (kinds.has('pasta')) return 'pasta';
  if (kinds.has('rice') && id !== 'rice-cake-sticks' && id !== 'puffed-rice') return 'rice';
  if (
    looseGrains.has(id) ||
    (mashed &&
      canBeMashed(item) &&
      (roles.has('root') || roles.has('starch') || id === 'cauliflower'))
  )
    return 'mash';
  if (roles.has('porridge-grain') || kinds.has('cereal')) return 'oats';
  if (kinds.has('grain')) return 'grain';
  if (
    /tortilla|pitta|naan|chapati|flatbread|paratha|injera|taco-shell|rice-paper|wonton|filo/.test(
      id,
    )
  )
    return 'wrap';
  if (kinds.has('bread')) return 'bread';
  if (
    kinds.has('salad leaves') ||
    kinds.has('leaf') ||
    kinds.has('cabbage') ||
    /kale|spinach/.test(id)
  )
    return 'leaves';
  return undefined;
}

const anyStarch: readonly BaseKind[] = ['rice', 'grain', 'noodles', 'pasta', 'mash'];
/** The possible base kinds of a form, the likeliest first. */
const bases: Partial<Record<FormName, readonly BaseKind[]>> = {
  'noodle-soup': ['noodles', 'pasta'],
  noodles: ['noodles', 'pasta'],
  pasta: ['pasta', 'noodles'],
  curry: ['rice', 'grain', 'noodles', 'mash'],
  stew: ['mash', 'rice', 'grain'],
  'stir-fry': ['rice', 'noodles', 'grain'],
  'rice-dish': ['rice', 'grain', 'pasta', 'noodles'],
  'grain-bowl': ['rice', 'grain', 'noodles', 'leaves', 'pasta'],
  'main-plate': anyStarch,
  side: ['mash', 'rice', 'grain'],
  skewers: ['rice', 'grain', 'wrap', 'leaves'],
  salad: ['pasta', 'grain', 'rice', 'noodles', 'leaves'],
  tacos: ['wrap', 'leaves'],
  wrap: ['wrap', 'bread'],
  burger: ['bread'],
  sandwich: ['bread', 'wrap'],
  toast: ['bread', 'wrap'],
  scramble: ['bread'],
  dip: ['wrap', 'bread'],
  pizza: ['wrap', 'bread'],
  porridge: ['oats', 'rice', 'grain', 'mash'],
  bites: ['rice', 'leaves'],
  patties: ['leaves', 'rice', 'mash'],
  dumplings: ['leaves'],
  rolls: ['wrap', 'rice'],
  omelette: ['bread'],
  gratin: ['pasta', 'mash'],
  stuffed: ['rice', 'grain'],
};

/** Home-made pasta that is not listed as an ingredient, by words of the title. */
const ownPastas: readonly (readonly [RegExp, string])[] = [
  [/ravioli|tortell|agnolotti|cappelletti|culurgiones/i, 'filled-pasta'],
  [/gnocchi/i, 'gnocchi'],
  [/./, 'fresh-egg-pasta'],
];

/** Returns the base of a dish with home-made pasta: the matching pasta of the pantry, boiled. Undefined for other forms. */
export function doughBase(
  title: string,
  form: FormName,
): { kind: BaseKind; food: HandledFood } | undefined {
  const id = form === 'pasta' ? ownPastas.find(([words]) => words.test(title))?.[1] : undefined;
  if (id === undefined) return undefined;
  return {
    kind: 'pasta',
    food: {
      ingredient: ingredient(id),
      grams: 400,
      cut: undefined,
      line: title.toLowerCase(),
      treatment: 'boiled',
      onTop: false,
      poured: false,
      mashed: false,
    },
  };
}

/** True for a food that goes into a pasta dough or its filling. */
export const isInDough = ({ id }: Ingredient): boolean =>
  /^(?:potato|new-potato|ricotta|spinach|frozen-spinach|semolina|egg|egg-yolk)$/.test(id);

/** Returns the food that the others lie on or are wrapped in, with its base kind: the heaviest food of the likeliest kind. */
export function readBase(
  foods: readonly HandledFood[],
  form: FormName,
): { kind: BaseKind; food: HandledFood } | undefined {
  const typed = foods
    .filter(({ treatment }) => treatment !== 'blended')
    .map((food) => ({ kind: baseKindOf(food), food }))
    .sort((one, other) => other.food.grams - one.food.grams);
  for (const kind of bases[form] ?? []) {
    const found = typed.find((one) => one.kind === kind);
    if (found) return { kind, food: found.food };
  }
  return undefined;
}
