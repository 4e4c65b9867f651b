import { ingredientTables } from './ingredients/tables.ts';
import { type Nutrients, nutrientsOf, type Source } from './nutrients.ts';
import { listOf, numbersOf, parseSections } from './parse-table.ts';
import { knownRoles } from './roles.ts';
import { type SafeTemperature, safeTemperatures } from './safe-temperatures.ts';
import { allTags, type Tag, withImplied } from './tags.ts';

/** One thing that can be bought: the single source for checks, nutrition, measures and the chef. */
export type Ingredient = {
  id: string;
  /** How a list names one, and several, of it. */
  one: string;
  many: string;
  aliases: string[];
  /** Wider words that a recipe may call it by once it is listed: gouda is "cheese". */
  kinds: ReadonlySet<string>;
  /** What it is and holds. */
  tags: ReadonlySet<Tag>;
  /** What it may hold, depending on the brand. */
  mayContain: ReadonlySet<Tag>;
  per100g: Nutrients;
  source: Source;
  /** Grams as eaten per piece, tbsp, cup, tin (drained), …; the first one is how a cook measures it. */
  grams: Record<string, number>;
  unit: string;
  /** How it is prepared by default: the id of a form. */
  cut: string;
  /** Minutes per cooking method; `raw` says that it can be eaten as it is. */
  minutes: Record<string, number>;
  roles: ReadonlySet<string>;
  /** What makes it safe, where that is a question of heat. */
  safety: SafeTemperature | undefined;
};

const knownTags: ReadonlySet<string> = new Set(allTags);

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

function rolesOf(cell: string | undefined, where: string): Set<string> {
  const roles = listOf(cell, ' ');
  const unknown = roles.find((role) => !knownRoles.has(role));
  if (unknown) throw new Error(`${where}: there is no role "${unknown}"`);
  return new Set(roles);
}

type Shared = Pick<Ingredient, 'kinds' | 'safety'> & { extraTags: readonly Tag[] };

function ingredientOf(row: string[], { kinds, safety, extraTags }: Shared): Ingredient {
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
    kinds,
    tags: withImplied([...contains, ...extraTags]),
    mayContain: withImplied(may),
    ...nutrientsOf(id, source),
    grams: { ...grams, g: 1, ml: grams.ml || 1 },
    unit,
    cut: cut || 'ready',
    minutes: numbersOf(methods),
    roles: rolesOf(roles, id),
    safety,
  };
}

function safetyOf(kind: string | undefined): SafeTemperature | undefined {
  if (!kind) return undefined;
  const safety = safeTemperatures[kind];
  if (!safety) throw new Error(`There is no safe temperature for "${kind}"`);
  return safety;
}

function readIngredients(table: string, extraTags: readonly Tag[]): Ingredient[] {
  return parseSections(table).flatMap(({ heading: [kinds, safety], rows }) => {
    const shared = { kinds: new Set(listOf(kinds)), safety: safetyOf(safety), extraTags };
    return rows.map((row) => ingredientOf(row, shared));
  });
}

/** Every ingredient that we know, by id. Compiled once, when the module loads. */
export const pantry: ReadonlyMap<string, Ingredient> = new Map(
  ingredientTables
    .flatMap(([table, extraTags]) => readIngredients(table, extraTags))
    .map((ingredient) => [ingredient.id, ingredient]),
);

/** @throws Error for an id that the pantry does not have: a fault of our own tables */
export function ingredient(id: string): Ingredient {
  const found = pantry.get(id);
  if (!found) throw new Error(`The pantry has no "${id}"`);
  return found;
}

/**
 * What an ingredient has to reach inside to be safe, in degrees Celsius, and how long it then rests.
 * @returns undefined where heat is no question of safety: plants, and sauces that hold only a trace
 */
export function safeTemperatureOf(item: Ingredient): SafeTemperature | undefined {
  return item.safety;
}
