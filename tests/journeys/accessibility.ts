import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** JavaScript that puts axe into a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Finding = { id: string; nodes: { html: string }[] };

/** One look at a page: the findings, and what moved meanwhile. */
export type Look = { violations: Finding[]; moving: string[] };

/** What a theme can change: it has the same elements, in other colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A page comes to rest within seconds; one that does not would keep the judge for ever. */
const restTimeoutMs = 30_000;

/** What axe finds on the page as it stands, and what moved before, meanwhile or after, of which the findings say nothing. */
export async function judgeAtOnce(options: object): Promise<Look> {
  const { axe } = globalThis as unknown as {
    axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
  };
  const moving = new Set<string>();
  function look() {
    const busy = document.querySelectorAll('.admin [aria-busy="true"]');
    const animated = document.getAnimations().flatMap(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && !isEndless && target ? [target] : [];
    });
    for (const element of [...busy, ...animated]) moving.add(element.outerHTML.slice(0, 100));
  }
  look();
  if (moving.size > 0) return { violations: [], moving: [...moving] };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, attributes: true, childList: true });
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  watch.disconnect();
  look();
  return { violations, moving: [...moving] };
}

/**
 * Judges the page at rest. axe takes long enough for a list to be read again meanwhile, which makes it pale, and for an
 * animation to begin: what was judged while something moved says nothing, and is judged again.
 * @param look runs `judgeAtOnce` in the page
 * @returns one line for each finding
 * @throws Error with what still moves, where the page does not come to rest
 */
export async function judgeAtRest(look: () => Promise<Look>): Promise<string[]> {
  for (const endMs = performance.now() + restTimeoutMs; ; ) {
    const { violations, moving } = await look();
    if (moving.length === 0) {
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    }
    if (performance.now() > endMs) {
      throw new Error(
        `The page did not come to rest in ${restTimeoutMs} ms: ${moving.join(' · ')}`,
      );
    }
  }
}

async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return judgeAtRest(() => page.evaluate(judgeAtOnce, options));
}

/** @returns one line for each finding of axe on the page as it stands, the minor and moderate ones too */
export function axeFindings(page: Page): Promise<string[]> {
  return judge(page, {});
}

/** The same in the light, and in the dark whatever a theme can change. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const findings = await judge(page, colorScheme === 'dark' ? { runOnly: colourRules } : {});
    found.push(...findings.map((line) => `${colorScheme}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
