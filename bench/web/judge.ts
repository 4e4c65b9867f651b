import { percentile } from '../percentile.ts';
import type { Visit } from './run-lighthouse.ts';

/** Bars that a public page must meet (the design's budgets). */
const bars = { performance: 97, others: 100, layoutShift: 0 } as const;

/** Layout shifts below a thousandth are rounding, not movement. */
const visibleShift = 0.001;

export type Measured = Visit & { scriptKilobytes: number };

const median = (visits: readonly Visit[], of: (visit: Visit) => number) =>
  percentile(visits.map(of), 0.5);

/** Returns the median of each value over several visits, and all audits that any visit missed. */
export function middleOf(visits: readonly Visit[]): Visit {
  return {
    performance: median(visits, (one) => one.performance),
    accessibility: median(visits, (one) => one.accessibility),
    bestPractices: median(visits, (one) => one.bestPractices),
    seo: median(visits, (one) => one.seo),
    firstPaintMs: median(visits, (one) => one.firstPaintMs),
    largestPaintMs: median(visits, (one) => one.largestPaintMs),
    blockedMs: median(visits, (one) => one.blockedMs),
    layoutShift: median(visits, (one) => one.layoutShift),
    missed: [...new Set(visits.flatMap((one) => one.missed))],
  };
}

/** Returns a message for each bar that a page misses. */
export function missedBars(page: Measured, scriptBudget: number | undefined): string[] {
  const missed: string[] = [];
  const atLeast = (name: string, value: number, bar: number) => {
    if (!(value >= bar)) missed.push(`${name} ${value}, at least ${bar}`);
  };
  atLeast('performance', page.performance, bars.performance);
  atLeast('accessibility', page.accessibility, bars.others);
  atLeast('best practices', page.bestPractices, bars.others);
  atLeast('SEO', page.seo, bars.others);
  if (!(page.layoutShift < bars.layoutShift + visibleShift)) {
    missed.push(`layout shift ${page.layoutShift}, none`);
  }
  if (scriptBudget !== undefined && page.scriptKilobytes > scriptBudget) {
    missed.push(`${page.scriptKilobytes.toFixed(1)} kB of scripts, at most ${scriptBudget}`);
  }
  return missed;
}
