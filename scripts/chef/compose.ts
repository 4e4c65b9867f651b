import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import type { Selections } from '#contract/constraint-labels.ts';
import { explainConflict, generateRecipe, readConstraints } from '#recipes/generate.ts';
import { maxRecentTitles } from '#recipes/generation/outcome.ts';
import { createRandom } from '#recipes/random.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { drawSelections } from './draw-selections.ts';
import { readStartingCatalogue } from './starting-catalogue.ts';

const model = createChefOnDemand(readCookbookFile);

/** Composes one recipe through the same path as a request of a cook, or returns why the choices cannot be satisfied. */
async function compose(selections: Selections, seed: string, recentTitles: readonly string[]) {
  const constraints = readConstraints(selections, '');
  const conflict = await explainConflict(constraints, model);
  if (conflict) return { selections, recipe: null, markdown: null, error: conflict };
  const signal = AbortSignal.timeout(60_000);
  const outcome = await generateRecipe({ constraints, model, seed, recentTitles, signal });
  if (outcome.ok) return { selections, recipe: outcome.recipe, markdown: outcome.text };
  return { selections, recipe: null, markdown: null, error: outcome.message };
}

/** Returns a function that composes recipes as for one cook: recent titles are not repeated. */
function composeForOneCook(): (selections: Selections, seed: string) => ReturnType<typeof compose> {
  const titles: string[] = [];
  return async (selections, seed) => {
    const line = await compose(selections, seed, titles.slice(-maxRecentTitles));
    if (line.recipe) titles.push(line.recipe.title);
    return line;
  };
}

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Prints one line for each of `count` recipes, using the sets in turn. */
export async function composeGiven(sets: Selections[], count: number, seed: string): Promise<void> {
  const composeNext = composeForOneCook();
  for (let at = 0; at < count; at++) {
    print(await composeNext(sets[at % sets.length] ?? {}, `${seed}·${at}`));
  }
}

/** Prints one line for each of `count` recipes, for choices drawn by `drawSelections`. */
export async function composeDrawn(count: number, seed: string): Promise<void> {
  const catalogue = readStartingCatalogue();
  const random = createRandom(`${seed}·selections`);
  const composeNext = composeForOneCook();
  let refused = 0;
  for (let at = 0; at < count; ) {
    const line = await composeNext(drawSelections(catalogue, random), `${seed}·${at}`);
    if (line.recipe) {
      print(line);
      at++;
    } else {
      refused++;
      if (refused > count + 100) throw new Error(`Too many choices were refused: ${line.error}`);
    }
  }
  if (refused > 0) {
    const share = ((100 * refused) / (count + refused)).toFixed(1);
    process.stderr.write(
      `${refused} sets (${share} %) could not be kept together, and others were drawn.\n`,
    );
  }
}
