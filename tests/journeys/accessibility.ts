import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Finding = { id: string; nodes: { html: string }[] };

/** What a theme can change: it has the same elements, in other colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A page comes to rest within seconds; one that does not would keep the judge for ever. */
const restTimeoutMs = 30_000;

/** By our own clock, since that of the page may stand. @throws Error with what still moves, after the time in which a page comes to rest */
async function failUnlessAtRest(page: Page, judging: Promise<unknown>): Promise<never> {
  const ended = judging.then(
    () => true,
    () => true, // whoever waits for the judge is told why
  );
  const inTime = await Promise.race([ended, wait(restTimeoutMs, false, { ref: false })]);
  if (inTime) return new Promise(() => {});
  const moving = await page.evaluate(() => {
    (globalThis as { isJudged?: boolean }).isJudged = false;
    const busy = [...document.querySelectorAll('.admin [aria-busy="true"]')];
    const animated = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target);
    return [...busy, ...animated].map((element) => element?.outerHTML.slice(0, 100));
  });
  throw new Error(`The page did not come to rest in ${restTimeoutMs} ms: ${moving.join(' · ')}`);
}

/**
 * Judges the page at rest. axe takes long enough for a list to be read again meanwhile, which makes it pale, and for an
 * animation to begin: what was judged while something moved says nothing, and is judged again.
 * @throws Error with what still moves, where the page does not come to rest
 */
async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const judging = page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const judged = globalThis as { isJudged?: boolean };
    judged.isJudged = true;
    const isMoving = () =>
      document.querySelector('.admin [aria-busy="true"]') !== null ||
      document.getAnimations().some((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (judged.isJudged) {
      while (judged.isJudged && isMoving()) await nextFrame();
      let moved = false;
      const watch = new MutationObserver(() => {
        moved ||= isMoving();
      });
      watch.observe(document, { subtree: true, attributes: true, childList: true });
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        ...given,
      });
      watch.disconnect();
      if (!moved && !isMoving()) return violations;
    }
    return [];
  }, options);
  const findings = await Promise.race([judging, failUnlessAtRest(page, judging)]);
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
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
