import { parseArgs } from 'node:util';
import type { RecipeWriter } from '#chef/write-recipe.ts';
import { openRecipeWriter } from '../../scripts/chef/recipe-writer.ts';
import { readStartingCatalogue } from '../../scripts/chef/starting-catalogue.ts';
import { printTable } from '../print-table.ts';
import { type Case, hardest, hardPairs, randomSets, repeated, singles } from './cases.ts';
import { type Run, runCase } from './run-case.ts';
import {
  type Bar,
  barsOf,
  cookbookShareOf,
  costOf,
  refusedOf,
  repeatsOf,
  varietyOf,
} from './tally.ts';

const mostShown = 5;

/** Prints the first few recipes that miss each bar, and the first few refusals, for debugging. */
function printMisses(runs: readonly Run[]): void {
  const shown = new Map<string, number>();
  const show = (bar: string, run: Run, text: string) => {
    const before = shown.get(bar) ?? 0;
    shown.set(bar, before + 1);
    if (before >= mostShown) return;
    process.stderr.write(`${bar}: ${JSON.stringify(run.one)}\n${text}\n`);
  };
  for (const run of runs) {
    if ('refusal' in run) {
      show(`refused (${run.one.kind})`, run, run.refusal);
      continue;
    }
    for (const [bar, holds] of Object.entries(run.judgement)) {
      if (holds === false) show(`not “${bar}”`, run, run.markdown);
    }
  }
}

/** Writes twenty recipes for each of the repeated selections, as one cook would order them. */
function repeat(writer: RecipeWriter): Run[][] {
  return repeated.map((selections) => {
    const runs: Run[] = [];
    for (let at = 0; at < 20; at++) {
      const recent = runs.flatMap((run) => ('title' in run ? [run.title] : []));
      runs.push(runCase({ kind: 'repeated', selections, seed: `again ${at}` }, writer, recent));
    }
    return runs;
  });
}

/**
 * npm run bench -- chef [--sets n] [--seed n]: writes every single selection in every course, every pair of hard selections, vegan
 * with all allergens, and n random sets (20,000), and judges their printed text. Exits with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      sets: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '7' },
    },
  });
  const catalogue = readStartingCatalogue();
  const drawn = randomSets(catalogue, Number(values.sets), values.seed);
  const cases: Case[] = [
    ...singles(catalogue),
    ...hardPairs(catalogue),
    ...hardest(catalogue),
    ...drawn,
  ];
  const writer = await openRecipeWriter();
  const runs = cases.map((one) => runCase(one, writer));
  const byKind = Map.groupBy(runs, ({ one }) => one.kind);
  const bars: Bar[] = [
    ...[...byKind].map(([kind, ran]) => refusedOf(kind, ran)),
    ...barsOf(runs),
    ...varietyOf(byKind.get('random sets') ?? []),
    ...repeat(writer).map(repeatsOf),
    cookbookShareOf(runs),
    costOf(runs),
  ];
  printTable(
    bars.map(({ bar, is, wanted, holds }) => ({ bar, is, wanted, holds: holds ? 'yes' : 'NO' })),
  );
  printMisses(runs);
  process.exitCode = bars.every(({ holds }) => holds) ? 0 : 1;
}
