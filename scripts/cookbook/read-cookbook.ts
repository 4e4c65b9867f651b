import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueNames } from '#chef/cookbook/catalogue.ts';
import type { CookFile } from '#chef/cookbook/reading/read-dish.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cookbookDirectory = join(root, 'cookbook');
const ending = '.cook';

/** Returns a file's path below cookbook/, with slashes and without the extension. */
export const cookbookPathOf = (file: string): string =>
  relative(cookbookDirectory, file)
    .split(sep)
    .join('/')
    .replace(/\.cook$/, '');

/** Reads all .cook files of the cookbook with their paths. */
export async function readCookFiles(): Promise<CookFile[]> {
  const entries = await readdir(cookbookDirectory, { recursive: true });
  const names = entries.filter((name) => name.endsWith(ending)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(cookbookDirectory, name);
      return { path: cookbookPathOf(file), text: await readFile(file, 'utf8') };
    }),
  );
}

const rowPattern = /^ {2}\['[^']*', '((?:[^']|'')+)',/gm;

async function namesIn(file: string): Promise<string[]> {
  const sql = await readFile(join(root, 'database', 'catalogue', file), 'utf8');
  const names = [...sql.matchAll(rowPattern)].map(([, name = '']) => name.replaceAll("''", "'"));
  if (names.length === 0) throw new Error(`database/catalogue/${file} names no categories.`);
  return names;
}

/** Reads the names of the starting catalogue. */
export async function readCatalogueNames(): Promise<CatalogueNames> {
  const [courses, cuisines, styles, techniques, spiceLevels] = await Promise.all(
    [
      '01_meal_type.sql',
      '02_cuisine.sql',
      '13_style.sql',
      '14_techniques.sql',
      '12_spice_level.sql',
    ].map(namesIn),
  );
  return {
    courses: courses ?? [],
    cuisines: cuisines ?? [],
    styles: styles ?? [],
    techniques: techniques ?? [],
    spiceLevels: spiceLevels ?? [],
  };
}
