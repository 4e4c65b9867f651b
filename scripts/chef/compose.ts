import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import type { Selections } from '#contract/constraint-labels.ts';
import { explainConflict, generateRecipe, readConstraints } from '#recipes/generate.ts';
import { createRandom } from '#recipes/random.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';
import { maxRecentTitles } from '#server/functions/generation/recent-titles.ts';
import { drawSelections } from './draw-selections.ts';
import { readStartingCatalogue } from './starting-catalogue.ts';

const model = createChefOnDemand(readCookbookFile);

/** One recipe, by the same path as a cook's; or why these choices cannot be kept. */
async function compose(selections: Selections, seed: string, recentTitles: readonly string[]) {
  const constraints = readConstraints(selections, '');
  const conflict = await explainConflict(constraints, model);
  if (conflict) return { selections, recipe: null, markdown: null, error: conflict };
  const signal = AbortSignal.timeout(60_000);
  const outcome = await generateRecipe({ constraints, model, seed, recentTitles, signal });
  if (outcome.ok) return { selections, recipe: outcome.recipe, markdown: outcome.text };
  return { selections, recipe: null, markdown: null, error: outcome.message };
}

/** Composes one recipe after another as for one cook, whose latest dishes do not come again. */
function composeForOneCook(): (selections: Selections, seed: string) => ReturnType<typeof compose> {
  const titles: string[] = [];
  return async (selections, seed) => {
    const line = await compose(selections, seed, titles.slice(-maxRecentTitles));
    if (line.recipe) titles.push(line.recipe.title);
    return line;
  };
}

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Prints a line for each of so many recipes, for these sets in turn. */
export async function composeGiven(sets: Selections[], count: number, seed: string): Promise<void> {
  const composeNext = composeForOneCook();
  for (let at = 0; at < count; at++) {
    print(await composeNext(sets[at % sets.length] ?? {}, `${seed}·${at}`));
  }
}

/** Prints a line for each of so many recipes, for choices drawn as the Random button draws them. */
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
