import { expect } from 'vitest';
import { type CookOnStage, goodPassword } from '#tests/journeys/cooks.ts';
import type { BrowserStage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** Checks the current page (axe finds nothing, nothing overflows on the right) and takes its picture. */
export async function expectGoodPage(
  stage: BrowserStage,
  visitor: Visitor,
  name: string,
): Promise<void> {
  await stage.picture(visitor, name);
  expect(await visitor.axeFindings(), `axe on ${name}`).toEqual([]);
  expect(await visitor.overflow(), `pixels beyond the window on ${name}`).toBeLessThanOrEqual(0);
}

/** Signs a user in by the form. */
export async function signInByForm(visitor: Visitor, cook: CookOnStage): Promise<void> {
  await visitor.goto('/auth');
  await visitor.fill({ label: 'Email' }, cook.email);
  await visitor.fill({ label: 'Password' }, goodPassword);
  await visitor.click({ role: 'button', name: 'Sign In' });
  await visitor.see({ role: 'heading', name: /^Welcome/ });
}
