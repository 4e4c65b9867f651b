import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import type { Selections } from '#contract/constraint-labels.ts';
import { explainConflict, generateRecipe, readConstraints } from '#recipes/generate.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { understand } from '#recipes/selections/understand.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { UsageError } from '../command/usage-error.ts';

/** Throws for an unknown word: on the command line it is an error, whereas the web app passes it on to a model. */
async function refuseUnknown(selections: Selections, wish: string): Promise<void> {
  const understood = understand({ selections, wish });
  const unknown = understood.ok ? understood.requirements.notUnderstood : understood.unknown;
  const [first] = unknown;
  if (first) throw new UsageError(`We do not know “${first.name}” under ${first.label}.`);
  const { dishes } = readCompiledCookbook(await readCookbookFile());
  const known = new Set(dishes.map(({ cuisine }) => keyOf(cuisine ?? '')));
  const cuisine = selections.Cuisine?.find((name) => !known.has(keyOf(name)));
  if (cuisine) throw new UsageError(`The built-in chef does not know the cuisine “${cuisine}”.`);
}

/**
 * Returns a recipe of the built-in chef.
 * @throws UsageError if a word is unknown, or if no dish satisfies all choices
 */
export async function cook(selections: Selections, wish: string, seed: string) {
  await refuseUnknown(selections, wish);
  const model = createChefOnDemand(readCookbookFile);
  const constraints = readConstraints(selections, wish);
  const conflict = await explainConflict(constraints, model);
  if (conflict) throw new UsageError(conflict);
  const signal = AbortSignal.timeout(60_000);
  return generateRecipe({ constraints, model, seed, signal });
}
