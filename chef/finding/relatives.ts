import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish, DishIngredient } from '../cookbook/dish.ts';

/** A dish that resembles another: 1 is the same, 0 has nothing in common. */
type Relative = { dish: CookbookDish; likeness: number };

/** How much each kind of trait says about a dish, before its rarity is counted. */
const weights = {
  name: 2,
  main: 1.5,
  food: 0.7,
  cuisine: 0.8,
  technique: 0.5,
  style: 0.2,
} as const;
/** Roles of foods that a dish is made of, and not only seasoned with. */
const mainRoles = new Set(['protein', 'base', 'vegetable', 'fruit', 'cream']);
/** Families of foods: thigh and breast are chicken, prawns and mussels are shellfish. */
const families = [
  ...(['poultry', 'pork', 'beef', 'lamb', 'game', 'fish', 'shellfish', 'eggs'] as const),
  ...(['soy', 'legume', 'mushroom', 'milk'] as const),
];

const familiesOf = ({ pantryId }: DishIngredient): string[] => {
  const { tags, kinds } = ingredient(pantryId);
  const narrow = [...kinds].filter((kind) => kind !== 'meat');
  return [...narrow, ...families.filter((tag) => tags.has(tag))];
};

/** Returns the foods that fill the plate, with their families: the protein and the base, else all main foods. */
function heartOf({ ingredients }: CookbookDish): ReadonlySet<string> {
  const filling = ingredients.filter(({ role }) => role === 'protein' || role === 'base');
  const heart =
    filling.length > 0 ? filling : ingredients.filter(({ role }) => mainRoles.has(role));
  return new Set(heart.flatMap((one) => [one.pantryId, ...familiesOf(one)]));
}

function mainTraits(one: DishIngredient): string[] {
  if (!mainRoles.has(one.role)) return [];
  return [one.pantryId, ...familiesOf(one)].map((name) => `main ${name}`);
}

const isName = (word: string): boolean => word.length > 2;

/** Returns the traits of a dish, each with its weight. */
function traitsOf(dish: CookbookDish): Map<string, number> {
  const { title, also, ingredients, cuisine, techniques, styles } = dish;
  const rows: readonly [keyof typeof weights, readonly string[]][] = [
    [
      'name',
      wordsOf([title, ...also].join(' · '))
        .map(({ word }) => word)
        .filter(isName),
    ],
    ['main', ingredients.flatMap(mainTraits)],
    ['food', ingredients.map(({ pantryId }) => pantryId)],
    ['cuisine', cuisine === undefined ? [] : [cuisine]],
    ['technique', techniques],
    ['style', styles],
  ];
  return new Map(
    rows.flatMap(([kind, names]) =>
      names.map((name) => [`${kind} ${name}`, weights[kind]] as const),
    ),
  );
}

type Known = {
  dish: CookbookDish;
  heart: ReadonlySet<string>;
  traits: ReadonlyMap<string, number>;
  length: number;
};

const lengthOf = (traits: ReadonlyMap<string, number>): number =>
  Math.hypot(...traits.values()) || 1;

function likenessOf(one: Known, other: Known): number {
  let sum = 0;
  for (const [trait, weight] of one.traits) sum += weight * (other.traits.get(trait) ?? 0);
  return sum / (one.length * other.length);
}

/** Weighs every dish that is served by itself by how rare each of its traits is among them. */
function weighAll(dishes: readonly CookbookDish[]) {
  const served = dishes.filter(({ courses }) => courses.length > 0);
  const counts = new Map<string, number>();
  for (const dish of served)
    for (const trait of traitsOf(dish).keys()) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  function weigh(dish: CookbookDish): Known {
    const traits = new Map(
      [...traitsOf(dish)].map(([trait, weight]) => {
        const rarity = Math.log(1 + served.length / (counts.get(trait) ?? 1));
        return [trait, weight * rarity] as const;
      }),
    );
    return { dish, heart: heartOf(dish), traits, length: lengthOf(traits) };
  }
  return { weigh, known: new Map(served.map((dish) => [dish.path, weigh(dish)])) };
}

/** Returns other dishes, the most similar first. `sharesHeart`: only those that fill the plate with the same. */
export type FindRelatives = (dish: CookbookDish, kind: { sharesHeart: boolean }) => Relative[];

/**
 * Creates a finder for the dishes of a cookbook that are most like another: by names, main foods, cuisine, techniques and styles.
 * The weights are computed on the first call, since most recipes need no relatives.
 */
export function createRelativeFinder({ dishes }: Cookbook): FindRelatives {
  let weighed: ReturnType<typeof weighAll> | undefined;
  return (dish, { sharesHeart }) => {
    weighed ??= weighAll(dishes);
    const { known, weigh } = weighed;
    const own = known.get(dish.path) ?? weigh(dish);
    return [...known.values()]
      .filter((other) => other !== own && !(sharesHeart && own.heart.isDisjointFrom(other.heart)))
      .map((other) => ({ dish: other.dish, likeness: likenessOf(own, other) }))
      .sort((one, other) => other.likeness - one.likeness);
  };
}
