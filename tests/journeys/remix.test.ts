import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { say } from '#tests/support/model-server/reply.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { moveCredits } from './admins.ts';
import { type CookOnStage, makeCookWithPage, writeRecipe } from './cooks.ts';
import { traybake } from './kitchen.ts';
import { openOwnStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** Making a recipe from another one with one change, by a fake model server behind a real URL. */
let stage: Stage;
let model: ModelServer;
let cook: CookOnStage;
let page: Page;
let savedPath = '';

const withBeans = goodAnswer
  .replaceAll('peas', 'green beans')
  .replaceAll('Peas', 'Green Beans')
  .replace('cook for 3 minutes', 'cook for 6 minutes')
  .replace('Cook Time: 15 minutes', 'Cook Time: 18 minutes');

beforeAll(async () => {
  model = await startModelServer();
  stage = await openOwnStage({ MODEL_BASE_URL: model.baseUrl });
});
beforeEach(async () => {
  ({ cook, page } = await makeCookWithPage(stage));
});
afterAll(async () => {
  await stage.close();
  await model.close();
});

const panel = () => page.locator('.gen-right');
const change = () => page.getByRole('region', { name: 'Your change' });
const remix = () => page.getByRole('button', { name: 'Remix Recipe (1 Credit)' });
const difference = () => page.getByRole('region', { name: 'What changed' });
/** The first request to a model loads the model client, which takes long on a busy machine. */
const firstCallTimeoutMs = 45_000;

/** A newly generated recipe can be remixed. */
async function remixMadeRecipe() {
  model.play(say(goodAnswer));
  await page.goto('/generate?mealType=dinner');
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  await panel().getByRole('link', { name: 'Remix' }).click({ timeout: firstCallTimeoutMs });
  await page.getByRole('heading', { level: 1, name: 'Remix Recipe' }).waitFor();
  const base = page.getByRole('region', { name: 'The recipe to remix' });
  await base.getByText('Lemon Rice with Peas').waitFor();
  expect(await remix().isDisabled()).toBe(true);
  await page.getByText('Choose one change.', { exact: true }).waitFor();
}

/** The choices have no accessibility findings. */
async function judgeChoices() {
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Only one change can be chosen: another choice replaces it. */
async function replaceChange() {
  await page.getByRole('radio', { name: 'Vegan', exact: true }).click();
  await change().getByText('Make it vegan').waitFor();
  await page.getByRole('tab', { name: 'Allergens' }).click();
  await page.getByRole('radio', { name: 'Celery' }).click();
  await change().getByText('Leave out celery').waitFor();
  await page.getByRole('tab', { name: 'Less Time' }).click();
  await page.getByText('It takes 25 minutes now: 10 to prepare, 15 to cook.').waitFor();
  await page.getByRole('radio', { name: '10 minutes less' }).click();
  await change().getByText('10 minutes less').waitFor();
  await page.getByRole('tab', { name: 'In your words' }).click();
  await page.getByLabel('What would you change?').fill('   ');
  await change().getByText('Picking another replaces it.').waitFor();
  expect(await remix().isDisabled()).toBe(true);
  await page.getByLabel('What would you change?').fill('more lemon');
  await change().getByText('“more lemon”').waitFor();
  expect(await page.getByRole('tab', { name: /1 chosen/ }).allTextContents()).toEqual([
    'In your words1 chosen',
  ]);
}

/** By keyboard: the arrow keys move between the kinds of change and select a food. */
async function chooseFoodByKeyboard() {
  await page.getByRole('tab', { name: 'In your words' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('tab', { name: 'Swap', selected: true }).waitFor();
  await page.getByRole('radio', { name: 'basmati rice' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'peas', checked: true }).waitFor();
  await page.getByLabel('Instead of peas').fill('green beans');
  await change().getByText('Swap peas for green beans').waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

/** The remix is streamed, and the differences are shown. */
async function readDifference() {
  const mayWrite = Promise.withResolvers<void>();
  model.play({ ...say(withBeans, { everyMs: 5 }), after: mayWrite.promise });
  await remix().click();
  await page.getByRole('button', { name: 'Generating...' }).waitFor();
  mayWrite.resolve();
  await difference().waitFor();
  expect(model.questions.length).toBe(1);
  const rows = difference().getByRole('listitem');
  const told = (await rows.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(told.filter((text) => text.includes('green beans')).length).toBeGreaterThanOrEqual(2);
  expect(told.filter((text) => text.startsWith('Out'))).toEqual(['Out200 g peas']);
  expect(told.filter((text) => text.startsWith('In'))).toEqual(['In200 g green beans']);
  // Unchanged ingredients are collapsed and not listed as changes.
  expect(told.filter((text) => /^(Out|In|Changed).*basmati/.test(text)).length).toBeLessThan(2);
  await difference().getByText('4 ingredients unchanged').click();
  await difference().getByText('300 g basmati rice', { exact: true }).waitFor();
  const cookTime = difference().locator('dl div').filter({ hasText: 'Cook Time' });
  expect(await cookTime.locator('dd').textContent()).toBe('was 15 min now 18 min');
  // The change is also available to screen readers.
  const step = rows.filter({ hasText: 'Step 2' });
  expect(await step.textContent()).toMatch(/\(out: .*\).*\(in: .*\)/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** The remix is saved as a separate recipe with the categories of its base. */
async function saveRemix() {
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText('Lemon Rice with Green Beans has been saved to your recipes.').waitFor();
  savedPath =
    (await page.getByRole('link', { name: 'Open recipe' }).first().getAttribute('href')) ?? '';
  await page.goto(savedPath);
  await page.getByRole('heading', { level: 1, name: 'Lemon Rice with Green Beans' }).waitFor();
  expect(await page.getByRole('article').locator('.badge').allTextContents()).toContain('Dinner');
  // Its owner still finds what changed.
  await page.getByRole('link', { name: 'See what changed' }).click();
  await difference().getByText('200 g green beans').first().waitFor();
  await page.goBack();
}

/** A saved recipe is remixed from its page. A refused change costs no credit. */
async function remixSavedRecipe() {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remix' }).click();
  await page.getByRole('link', { name: 'Lemon Rice with Green Beans' }).waitFor();
  stage.trouble.allowed.push({ status: 422, path: /generate-recipe$/ });
  await page.getByRole('tab', { name: 'Swap' }).click();
  await page.getByRole('radio', { name: 'salt' }).click();
  await page.getByLabel('Instead of salt').fill('bleach');
  await remix().click();
  const toast = page.getByRole('alert');
  await toast.waitFor();
  expect(await toast.textContent()).toMatch(/\w+ \w+ \w+/);
  await page.getByRole('link', { name: 'Credits: 4', exact: true }).waitFor();
  await toast.getByRole('button', { name: 'Close' }).click();
}

/** A remix reopened from the unsaved recipes still shows the differences. */
async function findRemixAgain() {
  model.play(
    say(withBeans.replaceAll('green beans', 'spinach').replaceAll('Green Beans', 'Spinach')),
  );
  await page.getByRole('radio', { name: 'green beans' }).click();
  await page.getByLabel('Instead of green beans').fill('spinach');
  await remix().click();
  await difference().waitFor();
  await page.goto('/recipes/unsaved');
  await page.getByText('A remix of Lemon Rice with Green Beans').waitFor();
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await difference()
    .getByText('Swapped 200 g green beans for spinach')
    .or(difference().getByText('Swapped green beans for spinach'))
    .first()
    .waitFor();
}

/** On a phone the page scrolls to the result, and the Remix button stays within the screen. */
async function remixOnPhone() {
  // This answer keeps the earlier swap: it has no peas.
  model.play(say(withBeans));
  await page.setViewportSize(phone);
  await page.goto(`/generate?remix=${savedPath.split('/').pop()}`);
  await page.getByRole('radio', { name: 'Vegan', exact: true }).click();
  const box = await remix().boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(phone.height);
  await remix().click();
  await difference().waitFor();
  await expect
    .poll(async () => (await panel().boundingBox())?.y ?? phone.height)
    .toBeLessThan(phone.height / 2);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(phone.width);
}

test('a missing base recipe shows an error; a failed read can be retried', further, async () => {
  for (const address of [
    '/generate?remix=nonsense',
    '/generate?remix=00000000-0000-4000-8000-000000000000',
    '/generate?remixGeneration=00000000-0000-4000-8000-000000000000',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { name: "We couldn't find this recipe" }).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Generate Recipe' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Generate Recipe' }).waitFor();

  const id = await writeRecipe(cook, traybake);
  stage.trouble.allowed.push({ status: 500, path: /rest\/v1\/recipes$/ });
  await page.route('**/rest/v1/recipes?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/generate?remix=${id}`);
  await page.getByRole('heading', { name: 'The recipe to remix could not be loaded' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Remix Recipe' }).waitFor();
});

test(
  'a remix: choosing, comparing, saving, remixing again, reopening, on a phone',
  async () => {
    await moveCredits(stage, cook, 5, 'for the remixes');
    await remixMadeRecipe();
    await judgeChoices();
    await replaceChange();
    await chooseFoodByKeyboard();
    await readDifference();
    await saveRemix();
    await remixSavedRecipe();
    await findRemixAgain();
    await remixOnPhone();
  },
  walkTimeoutMs,
);
