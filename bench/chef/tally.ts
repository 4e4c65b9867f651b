import { percentile } from '../percentile.ts';
import type { Run } from './run-case.ts';

export type Bar = { bar: string; is: string; wanted: string; holds: boolean };

/** Bars that must hold for every recipe. The others must hold for 98 of 100, unless they are in `told`. */
const always = new Set([
  'is read',
  'diets, allergens and avoids kept',
  'bounds of the diets kept',
  'ingredients used and listed',
  'within the times that were chosen',
  'servings exact',
  'metric',
  'safe temperatures',
  'plausible',
  'course as chosen',
]);
/**
 * Bars that are reported but not required: wishes that other wishes can outweigh, and nutrition that is typical of a known dish (a ramen
 * is salty, a side has little protein). A cook who minds chooses a diet or a macro target, and those are enforced.
 */
const told = new Set([
  'difficulty as chosen',
  'energy in its course’s range',
  'Atwater within 12 %',
  'sodium at most 1,500 mg',
  'protein of a main at least 12 g',
]);

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** Returns one bar for each property of the printed text, over all runs that produced a recipe. */
export function barsOf(runs: readonly Run[]): Bar[] {
  const judged = runs.flatMap((run) => ('judgement' in run ? [run.judgement] : []));
  const names = [...new Set(judged.flatMap((judgement) => Object.keys(judgement)))];
  return names.map((bar) => {
    const said = judged.flatMap((judgement) => judgement[bar] ?? []);
    const broken = said.filter((holds) => !holds).length;
    const share = said.length > 0 ? 1 - broken / said.length : 1;
    const least = always.has(bar) ? 1 : told.has(bar) ? 0 : 0.98;
    return {
      bar,
      is: `${percent(share)} (${broken} of ${said.length} not)`,
      wanted: told.has(bar) ? 'told only' : percent(least),
      holds: share >= least,
    };
  });
}

const atLeast = (bar: string, is: number, wanted: number): Bar => ({
  bar,
  is: String(is),
  wanted: `≥ ${wanted}`,
  holds: is >= wanted,
});

const sentencesOf = (markdown: string): string[] =>
  (/## Instructions\n([\s\S]*?)\n## /.exec(markdown)?.[1] ?? '')
    .replace(/^\d+\. /gm, '')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Measures how different the recipes of up to a thousand random sets are: distinct titles, and how many recipes share one sentence of a step. */
export function varietyOf(runs: readonly Run[]): Bar[] {
  const written = runs.flatMap((run) => ('markdown' in run ? [run] : [])).slice(0, 1000);
  const titles = new Set(written.map(({ title }) => title)).size;
  const uses = new Map<string, number>();
  for (const { markdown } of written) {
    for (const sentence of new Set(sentencesOf(markdown))) {
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
  }
  const [most = ['', 0]] = [...uses].toSorted(([, one], [, other]) => other - one);
  const share = most[1] / Math.max(1, written.length);
  return [
    atLeast(`titles of ${written.length}`, titles, Math.floor(0.25 * written.length)),
    {
      bar: `recipes of ${written.length} that share a sentence: “${most[0]}”`,
      is: percent(share),
      wanted: '≤ 5.00 %',
      holds: share <= 0.05,
    },
  ];
}

/** Returns the share of recipes that come from the cookbook. */
export function cookbookShareOf(runs: readonly Run[]): Bar {
  const written = runs.flatMap((run) => ('markdown' in run ? [run] : []));
  const share = written.filter(({ isFromCookbook }) => isFromCookbook).length / written.length;
  return { bar: 'from the cookbook', is: percent(share), wanted: 'told only', holds: true };
}

/** Counts the different dishes, by kind and main ingredient, that the same choices give in twenty runs. */
export function repeatsOf(runs: readonly Run[]): Bar {
  const bases = runs.flatMap((run) => ('base' in run ? [run.base] : []));
  const words = Object.values(runs[0]?.one.selections ?? {})
    .flat()
    .join(', ');
  return atLeast(`dishes of 20: ${words}`, new Set(bases).size, 15);
}

/** Returns the CPU time for one composition. */
export function costOf(runs: readonly Run[]): Bar {
  const times = runs.map(({ composeMs }) => composeMs);
  const p95Ms = percentile(times, 0.95);
  const is = `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${p95Ms.toFixed(1)}, most ${Math.max(...times).toFixed(0)}`;
  return { bar: 'composing, ms', is, wanted: 'p95 ≤ 20', holds: p95Ms <= 20 };
}

/** Returns the share of orders that were answered, not refused before anything was charged. */
export function refusedOf(kind: string, runs: readonly Run[]): Bar {
  const refused = runs.filter((run) => 'refusal' in run).length;
  const share = refused / Math.max(1, runs.length);
  const least = kind === 'vegan and all allergens' ? 1 : 0.95;
  return {
    bar: `answered: ${kind} (${runs.length})`,
    is: percent(1 - share),
    wanted: `≥ ${percent(least)}`,
    holds: 1 - share >= least,
  };
}
