import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Finding = { id: string; nodes: { html: string }[] };

/** What a theme can change: it has the same elements, in other colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Judges the page at rest. axe takes long enough for a list to be read again meanwhile, which makes it pale, and for an
 * animation to begin: what was judged while something moved says nothing, and is judged again.
 */
async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const isMoving = () =>
      document.querySelector('.admin [aria-busy="true"]') !== null ||
      document.getAnimations().some((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      while (isMoving()) await nextFrame();
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
  }, options);
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
