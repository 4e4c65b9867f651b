// Compiles cookbook/ to build/cookbook.json, so that the running product needs neither Cooklang's parser nor the source files.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CompiledCookbook, compiledSchema } from '#chef/cookbook/cookbook.ts';
import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import { describeProblem } from '#chef/cookbook/problem.ts';
import { readDish } from '#chef/cookbook/reading/read-dish.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { nutrientNames } from '#recipes/recipe.ts';
import { readCookFiles } from './cookbook/read-cookbook.ts';

const target = join(dirname(dirname(fileURLToPath(import.meta.url))), 'build', 'cookbook.json');

/** Counts the nutrients per serving, by path. Counted at build time: it takes a second and only changes with a dish. */
function countAll(dishes: readonly CookbookDish[]): CompiledCookbook['nutrients'] {
  const byPath = new Map(dishes.map((dish) => [dish.path, dish]));
  const counted = dishes.map((dish) => {
    const { ingredients, instructions } = printDish(dish, dish.servings, (path) =>
      byPath.get(path),
    );
    const nutrition = countNutrition(ingredients, dish.servings, instructions);
    const nutrients = Object.fromEntries(nutrientNames.map((name) => [name, nutrition[name]]));
    return [dish.path, nutrients as CompiledCookbook['nutrients'][string]] as const;
  });
  return Object.fromEntries(counted);
}

const read = (await readCookFiles()).map(readDish);
const problems = read.flatMap((one) => one.problems);
if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
  process.exitCode = 1;
} else {
  const dishes = read.flatMap(({ dish }) => dish ?? []);
  await mkdir(dirname(target), { recursive: true });
  // Write to a temporary file and rename it, so that a concurrent reader never sees a partial file.
  await writeFile(
    `${target}.new`,
    JSON.stringify(compiledSchema.parse({ dishes, nutrients: countAll(dishes) })),
  );
  await rename(`${target}.new`, target);
}
