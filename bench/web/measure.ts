import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scriptBudgets, scriptsBeforeStart } from '#tests/journeys/scripts-before-start.ts';
import { phone } from '#tests/journeys/stage.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { printTable } from '../print-table.ts';
import { type Measured, middleOf, missedBars } from './judge.ts';
import { openWebStage, type WebStage } from './open-stage.ts';
import { runLighthouse, type Visit } from './run-lighthouse.ts';

type PublicPage = { name: string; path: string; scriptBudget?: number; noindex?: boolean };

const named = (path: string): PublicPage => ({
  name: path.replace(/^\/recipe\/[^/]+/, '/recipe/{id}'),
  path,
});

const publicPages = (recipePath: string): PublicPage[] => [
  { name: '/', path: '/', scriptBudget: scriptBudgets.landing },
  { name: '/recipe/{id}', path: recipePath, scriptBudget: scriptBudgets.recipe },
  ...['/about', '/privacy', '/terms', '/faq', '/contact', '/auth', '/generate'].map(named),
  ...['/sitemap', `${recipePath}/cook`].map((path) => ({ ...named(path), noindex: true })),
];

async function scriptsOf({ browser, url }: WebStage, path: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: phone });
  try {
    return await scriptsBeforeStart(await context.newPage(), path);
  } finally {
    await context.close();
  }
}

/** @param reports a folder for Lighthouse's own results, to investigate a miss */
async function measurePage(
  stage: WebStage,
  { name, path, noindex = false }: PublicPage,
  { runs, reports }: { runs: number; reports: string | undefined },
): Promise<Measured> {
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const options = { port: stage.debuggingPort, noindex };
    const { visit, result } = await runLighthouse(`${stage.url}${path}`, options);
    visits.push(visit);
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${run}/${runs}   `);
    if (!reports) continue;
    const file = `${name.replaceAll(/\W+/g, '-')}${run}.json`;
    await writeFile(join(reports, file), JSON.stringify(result));
  }
  return { ...middleOf(visits), scriptKilobytes: await scriptsOf(stage, path) };
}

const rowOf = (name: string, page: Measured) => ({
  page: name,
  performance: page.performance,
  accessibility: page.accessibility,
  'best practices': page.bestPractices,
  SEO: page.seo,
  'first paint s': (page.firstPaintMs / 1000).toFixed(2),
  'largest paint s': (page.largestPaintMs / 1000).toFixed(2),
  'blocked ms': Math.round(page.blockedMs),
  'layout shift': page.layoutShift.toFixed(3),
  'scripts kB': page.scriptKilobytes.toFixed(1),
});

function sayMissed(name: string, page: Measured, missed: readonly string[]): void {
  const audits = page.missed.length > 0 ? ` (${page.missed.join(', ')})` : '';
  process.stdout.write(`${name} misses: ${missed.join('; ')}${audits}\n`);
}

async function measureAll(
  stage: WebStage,
  options: { runs: number; reports: string | undefined; only: string | undefined },
): Promise<void> {
  const rows: ReturnType<typeof rowOf>[] = [];
  const misses: (() => void)[] = [];
  for (const page of publicPages(stage.recipePath)) {
    if (options.only && page.name !== options.only) continue;
    const measured = await measurePage(stage, page, options);
    rows.push(rowOf(page.name, measured));
    const missed = missedBars(measured, page.scriptBudget);
    if (missed.length > 0) misses.push(() => sayMissed(page.name, measured, missed));
  }
  printTable(rows);
  for (const say of misses) say();
  if (misses.length > 0) process.exitCode = 1;
}

/**
 * npm run bench -- web [--runs n] [--only /about] [--reports folder]: visits the public pages of the built product with Lighthouse's
 * slow phone, including a dish with its drawn picture and a sitemap of a thousand recipes. Prints the median of the runs, and exits with 1
 * when a page misses a bar. The performance score is only meaningful on a quiet machine; all other values are valid anywhere.
 */
export async function measure(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      reports: { type: 'string' },
    },
  });
  await buildWhenStale();
  if (values.reports) await mkdir(values.reports, { recursive: true });
  const stage = await openWebStage();
  try {
    const { only, reports } = values;
    await measureAll(stage, { runs: Number(values.runs), only, reports });
  } finally {
    await stage.close();
  }
}
