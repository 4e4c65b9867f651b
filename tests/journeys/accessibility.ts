import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { colourRules, judgeAtOnce, judgeAtRest } from '#tests/support/axe-judge.ts';

/** JavaScript that puts axe into a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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
