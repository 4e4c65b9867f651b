import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCookWithPage, saveRecipes } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

/** The keys that close a dialog, and the question that lies on top of it. */
let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The Back of a phone closes what lies on top, and no more. */
async function closeWithBackKey() {
  // No browser without a phone has that key: what the page asked to be told of it is told by hand.
  await page.evaluate(() => {
    const Native = Reflect.get(window, 'CloseWatcher') as new () => EventTarget & {
      destroy(): void;
    };
    const watching: EventTarget[] = [];
    Reflect.set(window, 'watching', watching);
    class Heard extends Native {
      constructor() {
        super();
        watching.push(this);
      }
      override destroy() {
        watching.splice(watching.indexOf(this), 1);
        super.destroy();
      }
    }
    Reflect.set(window, 'CloseWatcher', Heard);
  });
  const back = () =>
    page.evaluate(() => {
      const watching = Reflect.get(window, 'watching') as EventTarget[];
      watching.pop()?.dispatchEvent(new Event('close'));
    });
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  const question = page.getByRole('alertdialog', { name: 'Delete this recipe?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor();
  await back();
  await question.waitFor({ state: 'detached' });
  // Hidden from assistive technology while the question stands, and for a moment longer.
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await dialog.waitFor();
  await back();
  await dialog.waitFor({ state: 'detached' });
}

/** Escape closes what lies on top, even before it is heard there. */
async function closeWithEscape() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.waitFor();
  // In the very moment in which the question appears: no person's key is as fast, but a slow machine is as slow.
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role="alertdialog"]')) return;
          observer.disconnect();
          const init = { key: 'Escape', bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await pressed;
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.locator('.dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('the Back of a phone and Escape close what lies on top, and no more', async () => {
  const made = await makeCookWithPage(stage);
  page = made.page;
  await saveRecipes(made.cook, [{ name: 'Tacos' }]);
  await page.goto('/recipes');
  await closeWithBackKey();
  await closeWithEscape();
});
