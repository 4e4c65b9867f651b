import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { makeCookWithPage } from './cooks.ts';
import { desktop, openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';
import { closeToasts, holdToasts } from './toasts.ts';

/** The behaviour of the Generate screen. Most answers of the kitchen are mocked. */
let stage: Stage;
let page: Page;
const kitchen = '**/functions/v1/generate-recipe';
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  ({ page } = await makeCookWithPage(stage));
  await holdToasts(page);
  await page.goto('/generate');
  await page.getByRole('tab', { name: 'Meal Type' }).waitFor();
});
afterAll(() => stage.close());

/** Without a choice the button is disabled, and a sentence says why. */
async function findNothingChosen() {
  expect(await generate().isDisabled()).toBe(true);
  await page.getByText('Choose at least one preference.').waitFor();
  await page.getByText('No preferences selected').waitFor();
  await page.getByRole('heading', { name: 'Ready to create a delicious recipe?' }).waitFor();
}

/** A meal type replaces the previous one; other groups allow any number, and the tabs show the count. */
async function choosePreferences() {
  await page.getByRole('radio', { name: 'Lunch' }).click();
  await page.getByRole('radio', { name: 'Dinner' }).click();
  await expect
    .poll(() => page.getByRole('main').getByRole('radio', { checked: true }).allTextContents())
    .toEqual(['Dinner']);
  await page.getByRole('tab', { name: 'Cuisine' }).click();
  await page.getByRole('button', { name: 'Thai' }).click();
  await page.getByRole('button', { name: 'Indian' }).click();
  await page.getByRole('tab', { name: 'Cuisine 2 chosen' }).waitFor();
  await page.getByRole('tab', { name: 'Meal Type 1 chosen' }).waitFor();
  const docket = page.getByRole('region', { name: 'Selected Preferences' });
  await expect
    .poll(() => docket.locator('dd').allTextContents())
    .toEqual(['Dinner', 'Thai, Indian']);
  await page.getByRole('button', { name: 'Thai' }).click();
  await expect.poll(() => docket.locator('dd').allTextContents()).toEqual(['Dinner', 'Indian']);
  await page.getByRole('button', { name: 'Clear Cuisine' }).click();
  await expect.poll(() => docket.locator('dd').allTextContents()).toEqual(['Dinner']);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByText('No preferences selected').waitFor();
}

/** Chips and tabs work by keyboard. */
async function chooseByKeyboard() {
  await page.getByRole('tab', { name: 'Meal Type' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('tab', { name: 'Cuisine', selected: true }).waitFor();
  await page.getByRole('button', { name: 'Italian' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Mexican');
  await page.keyboard.press('Space');
  await page.getByRole('tab', { name: 'Cuisine 1 chosen' }).waitFor();
}

/** Random chooses a meal type and more, and shows a notice. */
async function chooseAtRandom() {
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByText('Random preferences selected!').waitFor();
  await page.getByText('Your recipe preferences have been randomly chosen.').waitFor();
  await page.getByRole('tab', { name: 'Meal Type 1 chosen' }).waitFor();
  const values = await page
    .getByRole('region', { name: 'Selected Preferences' })
    .locator('dd')
    .allTextContents();
  expect(values.flatMap((value) => value.split(', ')).length).toBeGreaterThanOrEqual(2);
  expect(await generate().isEnabled()).toBe(true);
}

/** The URL preselects choices. */
async function preselectByAddress() {
  await page.goto('/generate?mealType=breakfast&q=eggs');
  await page.getByRole('radio', { name: 'Breakfast', checked: true }).waitFor();
  expect(await page.getByLabel('What do you feel like?').inputValue()).toBe('eggs');
  await page.goto('/generate?category=middle-eastern');
  await page.getByRole('tab', { name: 'Cuisine 1 chosen', selected: true }).waitFor();
}

/** While a recipe is generated, the button is busy and the panel shows progress. */
async function waitForLateRecipe() {
  const held: Route[] = [];
  await page.route(kitchen, (route) => {
    held.push(route);
  });
  await page.getByRole('radio', { name: 'Dinner' }).click();
  // Wait for the balance, because an unknown balance is not decremented.
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
  await generate().click();
  await page.getByRole('button', { name: 'Generating...', disabled: true }).waitFor();
  await page
    .locator('.gen-right')
    .getByText('Crafting your personalized recipe...')
    .last()
    .waitFor();
  expect(await page.locator('.gen-right').getAttribute('aria-busy')).toBe('true');
  await page.getByRole('link', { name: 'Credits: 0', exact: true }).waitFor();
  stage.trouble.allowed.push({ status: 504, path: /generate-recipe$/ });
  await held[0]?.fulfill({ status: 504, json: { error: 'late', code: 'timed_out' } });
  await page.getByText('Generation took too long. Please try again.').waitFor();
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
  await expect.poll(() => generate().isEnabled()).toBe(true);
}

/** Each failure has its own notice. */
async function readEachFailure() {
  const failures: [number, object, string][] = [
    [409, { error: 'x', code: 'already_running' }, 'A recipe is already being generated…'],
    [
      422,
      { error: 'Vegan and Carnivore exclude each other.' },
      'Vegan and Carnivore exclude each other.',
    ],
    [
      502,
      { title: 'No content', error: 'The model returned an empty response.' },
      'The model returned an empty response.',
    ],
    [500, {}, 'Edge Function returned an error'],
  ];
  for (const [status, json, message] of failures) {
    stage.trouble.allowed.push({ status, path: /generate-recipe$/ });
    await page.route(kitchen, (route) => route.fulfill({ status, json }));
    await generate().click();
    await page.getByText(message).waitFor();
    await page.unroute(kitchen);
  }
}

/** A retry after a lost connection sends the same idempotency key; after a definite failure it sends a new one. */
async function askAgainWithKey() {
  const keys: (string | undefined)[] = [];
  await closeToasts(page);
  const refuse = async (answer: (route: Route) => Promise<void>, notice: string) => {
    await page.route(kitchen, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return answer(route);
    });
    await generate().click();
    const toast = page.getByRole('alert').filter({ hasText: notice });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
    await page.unroute(kitchen);
  };
  await refuse((route) => route.abort('connectionreset'), 'Unexpected error');
  await refuse(
    (route) => route.fulfill({ status: 500, json: {} }),
    'Edge Function returned an error',
  );
  await refuse(
    (route) => route.fulfill({ status: 500, json: {} }),
    'Edge Function returned an error',
  );
  expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
}

/** On a phone the generate button is within the viewport. */
async function reachActionOnPhone() {
  await page.setViewportSize(phone);
  await page.getByRole('radio', { name: 'Dinner' }).click();
  const box = await generate().boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(phone.height);
}

/** A recipe that was not saved is offered again after a reload. */
async function findUnsavedAgain() {
  await page.setViewportSize(desktop);
  await page.getByRole('radio', { name: 'Lunch' }).click();
  await generate().click();
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  // The built-in chef reads its tables with the first recipe of a server.
  await title.waitFor({ timeout: 60_000 });
  const name = await title.textContent();
  await page.reload();
  await page.getByRole('link', { name: `You haven’t saved “${name}”. Open it` }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText(`${name} has been saved to your recipes.`).waitFor();
  await page.goto('/generate');
  await page.getByRole('heading', { name: 'Ready to create a delicious recipe?' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('You haven’t saved').count()).toBe(0);
}

test('preferences are chosen by chips, keyboard, at random, and from the URL', async () => {
  await findNothingChosen();
  await choosePreferences();
  await chooseByKeyboard();
  await chooseAtRandom();
  await preselectByAddress();
});

test('late, failed and lost calls show their notices; only a lost call keeps its key', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  await waitForLateRecipe();
  await readEachFailure();
  await askAgainWithKey();
});

test('the button is in reach on a phone; an unsaved recipe is offered again', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  await reachActionOnPhone();
  await findUnsavedAgain();
});
