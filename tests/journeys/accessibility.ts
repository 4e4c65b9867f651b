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

async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  // A list of the admin's is pale for the moment in which it is read again.
  await page.waitForFunction(() => !document.querySelector('.admin [aria-busy="true"]'));
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...given });
    return violations;
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
    // What moves with an animation of one millisecond under reduced motion has to have come to rest.
    await page.waitForFunction(() =>
      document.getAnimations().every((a) => a.playState !== 'running'),
    );
    const findings = await judge(page, colorScheme === 'dark' ? { runOnly: colourRules } : {});
    found.push(...findings.map((line) => `${colorScheme}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
