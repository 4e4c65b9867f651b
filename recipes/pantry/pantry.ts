import { BEANS_AND_SOY } from './ingredients/beans-and-soy.ts';
import { DAIRY_AND_EGGS } from './ingredients/dairy-and-eggs.ts';
import { FRUIT } from './ingredients/fruit.ts';
import { GRAINS_AND_BREAD } from './ingredients/grains-and-bread.ts';
import { MEAT_AND_FISH } from './ingredients/meat-and-fish.ts';
import { NUTS_SEEDS_AND_FATS } from './ingredients/nuts-seeds-and-fats.ts';
import { SAUCES_AND_LIQUIDS } from './ingredients/sauces-and-liquids.ts';
import { SEASONINGS } from './ingredients/seasonings.ts';
import { SWEET_AND_BAKING } from './ingredients/sweet-and-baking.ts';
import { VEGETABLES } from './ingredients/vegetables.ts';
import { type Nutrients, nutrientsOf } from './nutrients.ts';
import { listOf, numbersOf, parseTable } from './parse-table.ts';
import { TAGS, type Tag, withImplied } from './tags.ts';

/** One thing that can be bought: the single source for checks, nutrition, measures and the chef. */
export type Ingredient = {
  id: string;
  /** How a list names one, and several, of it. */
  one: string;
  many: string;
  aliases: string[];
  /** What it is and holds. */
  tags: ReadonlySet<Tag>;
  /** What it may hold, depending on the brand. */
  mayContain: ReadonlySet<Tag>;
  per100g: Nutrients;
  /** Grams per piece, tbsp, cup, tin (drained), …; the first one is how a cook measures it. */
  grams: Record<string, number>;
  unit: string;
  /** How it is prepared by default: the id of a form. */
  cut: string;
  /** Minutes per cooking method; `raw` says that it can be eaten as it is. */
  minutes: Record<string, number>;
  roles: ReadonlySet<string>;
};

const knownTags: ReadonlySet<string> = new Set(TAGS);

/** Parts `milk nuts?` into what is there and what may be there. */
export function tagsOf(cell: string, where: string): { contains: Tag[]; may: Tag[] } {
  const contains: Tag[] = [];
  const may: Tag[] = [];
  for (const word of listOf(cell, ' ')) {
    const name = word.replace(/\?$/, '');
    if (!knownTags.has(name)) throw new Error(`${where}: there is no tag "${name}"`);
    (word.endsWith('?') ? may : contains).push(name as Tag);
  }
  return { contains, may };
}

function ingredientOf(row: string[], extraTags: readonly Tag[]): Ingredient {
  const [id = '', names = '', aliases, tagCell = '', source = '', measures, cut, methods, roles] =
    row;
  const [one = '', many = one] = names.split('/').map((name) => name.trim());
  const { contains, may } = tagsOf(tagCell, id);
  const grams = { ...numbersOf(measures) };
  const [unit = 'g'] = Object.keys(grams);
  return {
    id,
    one,
    many,
    aliases: listOf(aliases),
    tags: withImplied([...contains, ...extraTags]),
    mayContain: withImplied(may),
    per100g: nutrientsOf(id, source),
    grams: { ...grams, g: 1, ml: grams.ml || 1 },
    unit,
    cut: cut ?? 'ready',
    minutes: numbersOf(methods),
    roles: new Set(listOf(roles, ' ')),
  };
}

const TABLES: readonly (readonly [string, readonly Tag[]])[] = [
  [VEGETABLES, []],
  [FRUIT, []],
  [MEAT_AND_FISH, []],
  [DAIRY_AND_EGGS, []],
  [BEANS_AND_SOY, []],
  [GRAINS_AND_BREAD, ['grain']],
  [NUTS_SEEDS_AND_FATS, []],
  [SWEET_AND_BAKING, []],
  [SEASONINGS, []],
  [SAUCES_AND_LIQUIDS, []],
];

/** Every ingredient that we know, by id. Compiled once, when the module loads. */
export const PANTRY: ReadonlyMap<string, Ingredient> = new Map(
  TABLES.flatMap(([table, extraTags]) =>
    parseTable(table).map((row) => ingredientOf(row, extraTags)),
  ).map((ingredient) => [ingredient.id, ingredient]),
);

/** @throws Error for an id that the pantry does not have: a fault of our own tables */
export function ingredient(id: string): Ingredient {
  const found = PANTRY.get(id);
  if (!found) throw new Error(`The pantry has no "${id}"`);
  return found;
}
