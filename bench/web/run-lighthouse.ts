import lighthouse, { type Result } from 'lighthouse';

/** Result of one visit on a slow phone: scores out of 100, milliseconds, and the audits that keep a score below 100. */
export type Visit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** Audits of accessibility, best practices and SEO that have a weight and did not pass. */
  missed: string[];
};

const scored = ['accessibility', 'best-practices', 'seo'];

function missedAudits({ categories, audits }: Result): string[] {
  const counted = scored.flatMap((name) => categories[name]?.auditRefs ?? []);
  return counted
    .filter(({ weight }) => weight > 0)
    .filter(({ id }) => typeof audits[id]?.score === 'number' && audits[id].score < 1)
    .map(({ id }) => id);
}

function readVisit(result: Result): Visit {
  const share = (name: string) => Math.round(100 * (result.categories[name]?.score ?? 0));
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: share('performance'),
    accessibility: share('accessibility'),
    bestPractices: share('best-practices'),
    seo: share('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    missed: missedAudits(result),
  };
}

/**
 * Visits a page as Lighthouse's slow phone does (its default: mobile, network and processor throttled by simulation).
 * @param noindex whether the page is kept out of search engines on purpose; skips the `is-crawlable` audit
 */
export async function runLighthouse(
  url: string,
  { port, noindex }: { port: number; noindex: boolean },
): Promise<{ visit: Visit; result: Result }> {
  const run = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: ['performance', ...scored] },
    {
      extends: 'lighthouse:default',
      settings: { skipAudits: noindex ? ['is-crawlable'] : [] },
    },
  );
  if (!run) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return { visit: readVisit(run.lhr), result: run.lhr };
}
