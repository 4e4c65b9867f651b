import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { colourRules, judgeAtOnce, judgeAtRest } from '#tests/support/axe-judge.ts';

/** Source of axe, to be evaluated in a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function judge(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Evaluated through the debugger, to which the page's content security policy does not apply.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return judgeAtRest(() => page.evaluate(judgeAtOnce, options));
}

/** @returns one line for each axe finding on the page in its current state, including minor and moderate ones */
export function axeFindings(page: Page): Promise<string[]> {
  return judge(page, {});
}

/** Like `axeFindings`, with all rules in the light theme and the colour rules in the dark theme. */
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
