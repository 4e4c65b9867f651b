import { ingredientTables } from './ingredients/tables.ts';
import { type Nutrients, nutrientsOf, type Source } from './nutrients.ts';
import { listOf, numbersOf, parseSections } from './parse-table.ts';
import { knownRoles } from './roles.ts';
import { type SafeTemperature, safeTemperatures } from './safe-temperatures.ts';
import { allTags, type Tag, withImplied } from './tags.ts';

/** One ingredient that can be bought: the single source of data for checks, nutrition, measures and the chef. */
export type Ingredient = {
  id: string;
  /** The singular (`one`) and plural (`many`) name in an ingredient list. */
  one: string;
  many: string;
  aliases: string[];
  /** Wider words that a recipe may use for it after listing it: "cheese" for gouda. */
  kinds: ReadonlySet<string>;
  /** What it is and what it contains. */
  tags: ReadonlySet<Tag>;
  /** What it may contain, depending on the brand. */
  mayContain: ReadonlySet<Tag>;
  per100g: Nutrients;
  source: Source;
  /** Grams as eaten per piece, tbsp, cup, tin (drained), …; the first key is the usual measure. */
  grams: Record<string, number>;
  unit: string;
  /** The id of its default form of preparation. */
  cut: string;
  /** Minutes per cooking method; `raw` means that it can be eaten uncooked. */
  minutes: Record<string, number>;
  roles: ReadonlySet<string>;
  /** The safe temperature, if its safety depends on heat. */
  safety: SafeTemperature | undefined;
};

const knownTags: ReadonlySet<string> = new Set(allTags);

/** Splits a cell like `milk nuts?` into contained tags and tags that may be contained (`?`). */
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

/** All ingredients by id. Built once, when the module loads. */
export const pantry: ReadonlyMap<string, Ingredient> = new Map(
  ingredientTables
    .flatMap(([table, extraTags]) => readIngredients(table, extraTags))
    .map((ingredient) => [ingredient.id, ingredient]),
);

/**
 * Returns the ingredient with the id.
 * @throws Error for an id that the pantry does not have: an error in our own tables
 */
export function ingredient(id: string): Ingredient {
  const found = pantry.get(id);
  if (!found) throw new Error(`The pantry has no "${id}"`);
  return found;
}

/**
 * Returns the core temperature in degrees Celsius that makes an ingredient safe, and the rest time after it.
 * @returns undefined when safety does not depend on heat: plants, and sauces that contain only a trace
 */
export function safeTemperatureOf(item: Ingredient): SafeTemperature | undefined {
  return item.safety;
}
