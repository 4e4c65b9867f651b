import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCookWithPage, saveRecipes } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

/** The keys that close a dialog and the confirmation on top of it. */
let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A phone's Back closes only the topmost dialog. */
async function closeWithBackKey() {
  // A desktop browser has no such key, so the close event of the page's CloseWatcher is dispatched by hand.
  await page.evaluate(() => {
    const Native = Reflect.get(window, 'CloseWatcher') as new () => EventTarget & {
      destroy(): void;
    };
    const watching: EventTarget[] = [];
    Reflect.set(window, 'watching', watching);
    class RecordedCloseWatcher extends Native {
      constructor() {
        super();
        watching.push(this);
      }
      override destroy() {
        watching.splice(watching.indexOf(this), 1);
        super.destroy();
      }
    }
    Reflect.set(window, 'CloseWatcher', RecordedCloseWatcher);
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
  // The dialog is hidden from assistive technology while the confirmation is open, and for a moment longer.
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await dialog.waitFor();
  await back();
  await dialog.waitFor({ state: 'detached' });
}

/** Escape closes only the topmost dialog, even when it is pressed as that dialog appears. */
async function closeWithEscape() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.waitFor();
  // Press Escape the moment the confirmation appears. No person is that fast, but on a slow machine it can happen.
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

test('a phone’s Back and Escape close only the topmost dialog', async () => {
  const made = await makeCookWithPage(stage);
  page = made.page;
  await saveRecipes(made.cook, [{ name: 'Tacos' }]);
  await page.goto('/recipes');
  await closeWithBackKey();
  await closeWithEscape();
});
