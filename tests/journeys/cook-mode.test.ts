import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings } from './accessibility.ts';
import { type CookOnStage, makeCook, signIn, writeRecipe } from './cooks.ts';
import { listenAtDevice, show, swipe, traybake } from './kitchen.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';
import { holdToasts } from './toasts.ts';

/** Cook mode on a phone, and by keyboard alone on a desktop. */
let stage: Stage;
let cook: CookOnStage;
let page: Page;
let recipeId: string;

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  cook = await makeCook(stage);
  recipeId = await writeRecipe(cook, traybake);
});
afterAll(() => stage.close());

const step = (on: Page, number: number) => on.getByRole('heading', { name: `Step ${number} of 4` });
/** Half of the oil, as an amount that the app calculated. */
const measuredOil = /^[\d¼½¾⅓⅔]+ (?:tbsp|tsp) olive oil$/;
const uses = async (on: Page) =>
  (
    await on.getByRole('list', { name: 'For this step' }).getByRole('listitem').allTextContents()
  ).map((text) => text.replaceAll('\u00a0', ' '));

/** Ticks off ingredients on the list before the first step. */
async function layOutIngredients() {
  await signIn(page, cook);
  await page.goto(`/recipe/${recipeId}`);
  await page.getByRole('link', { name: 'Start Cooking' }).click();
  // One tap leads to the first step; the list of ingredients is one step back.
  await step(page, 1).waitFor();
  await page.getByRole('heading', { level: 1, name: traybake.name }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('1 h total, 30 min prep').waitFor();
  await page.getByRole('checkbox', { name: '400 g waxy potatoes, in 2 cm dice' }).check();
  await page.getByRole('checkbox', { name: '2 tbsp olive oil' }).check();
  await page.getByText('2 of 5 ready').waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

/** Changes the servings: amounts change in the list and in the steps. */
async function changeServings() {
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('checkbox', { name: '800 g waxy potatoes, in 2 cm dice' }).waitFor();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await step(page, 1).waitFor();
  expect(await uses(page)).toEqual(['800 g waxy potatoes', expect.stringMatching(measuredOil)]);
  await page.getByText('220 °C', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

/** Each step shows its own ingredients; buttons and swipes move forward and back. */
async function moveThroughSteps() {
  await page.getByRole('button', { name: 'Next step' }).click();
  await step(page, 2).waitFor();
  expect(await uses(page)).toEqual(['20 g dill', expect.stringMatching(measuredOil)]);
  await swipe(page, -150);
  await step(page, 3).waitFor();
  expect(await uses(page)).toEqual(['500 g asparagus', '4 salmon fillets']);
  await swipe(page, 150);
  await step(page, 2).waitFor();
  // A short move is not a swipe.
  await swipe(page, -20);
  await step(page, 2).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await step(page, 1).waitFor();
  await swipe(page, -150);
  await step(page, 2).waitFor();
}

/** A reload keeps the step and the ticked ingredients. */
async function reloadAtStep() {
  await page.reload();
  await step(page, 2).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('2 of 5 ready').waitFor();
}

/** Nothing overflows at a width of 320 or 640 pixels. */
async function fitNarrowScreens() {
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 450 },
  ]) {
    await page.setViewportSize(size);
    for (const place of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: /Start cooking|Next step/ }).click();
      await step(page, place).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `step ${place}`).toBeLessThanOrEqual(size.width);
    }
    for (let place = 4; place > 0; place -= 1) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Start cooking' }).waitFor();
  }
  await page.setViewportSize(phone);
}

/** Finishes the last step, rates the recipe, and starts over. */
async function finishAndRate() {
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('button', { name: /^Start timer/ })
    .first()
    .click();
  for (let place = 1; place < 4; place += 1) await page.keyboard.press('ArrowRight');
  await step(page, 4).waitFor();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'Not ready yet.' }).waitFor();
  // The focus moves to the content, but the head stays in view, before the rating loads and afterwards.
  await page.locator('#main:focus').waitFor();
  await page.getByRole('radio', { name: '4 stars' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: /Go to step 1$/ }).click();
  await page.getByRole('button', { name: /^Stop timer/ }).click();
  for (let place = 1; place < 4; place += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'Enjoy your meal.' }).waitFor();
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByText('Your rating: 4 stars').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // On a phone the rating's toast covers the button until it is closed.
  const thanks = page.getByRole('status').filter({ hasText: 'You rated this recipe 4 star(s)!' });
  await thanks.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await step(page, 1).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('0 of 5 ready').waitFor();
}

test('cook mode works by keyboard: arrows, space for the timer, Escape', further, async () => {
  const desk = await stage.newVisitor();
  await desk.goto(`/recipe/${recipeId}/cook`);
  await step(desk, 1).waitFor();
  await desk.getByRole('button', { name: 'All ingredients' }).focus();
  await desk.keyboard.press('Enter');
  const list = desk.getByRole('dialog', { name: 'Ingredients' });
  await list.getByRole('checkbox', { name: '20 g dill, chopped' }).waitFor();
  expect(await axeFindings(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await axeFindings(desk)).toEqual([]);
  // Move the focus: the pressed button is still there, and space would press it again.
  await desk.locator('main').focus();
  await desk.keyboard.press('Space');
  await desk.getByRole('timer', { name: /^Roast/ }).waitFor();
  await desk.keyboard.press('Space');
  await desk.getByRole('button', { name: 'Resume' }).waitFor();
  await desk.keyboard.press('ArrowRight');
  await step(desk, 2).waitFor();
  await desk.getByRole('button', { name: /Roast.*paused.*Go to step 1/s }).waitFor();
  await desk.keyboard.press('ArrowLeft');
  await step(desk, 1).waitFor();
  await desk.keyboard.press('Escape');
  await desk.waitForURL(`**/recipe/${recipeId}`);
  await desk.getByRole('link', { name: 'Start Cooking' }).waitFor();
});

test('the wake lock is acquired, reacquired after hiding, and released', async () => {
  const visitor = await stage.newVisitor(phone);
  const heard = await listenAtDevice(visitor);
  await visitor.goto(`/recipe/${recipeId}/cook`);
  await visitor.getByRole('button', { name: 'Back' }).click();
  await visitor.getByText('Your screen stays on while you cook.').waitFor();
  expect(await heard()).toMatchObject({ locks: 1, released: 0 });
  await show(visitor, 'hidden');
  await show(visitor, 'visible');
  await expect.poll(heard).toMatchObject({ locks: 2, released: 1 });
  await visitor.getByRole('link', { name: 'Exit' }).click();
  await visitor.waitForURL(`**/recipe/${recipeId}`);
  await expect.poll(heard).toMatchObject({ locks: 2, released: 2 });
});

test('a recipe without steps says so; a very long step scrolls', further, async () => {
  const bare = await writeRecipe(cook, { name: 'Bare', ingredients: [], procedure: [] });
  const visitor = await stage.newVisitor({ width: 320, height: 568 });
  await visitor.goto(`/recipe/${bare}/cook`);
  await visitor.getByText('No instructions available').waitFor();
  await visitor.getByText('No ingredients available').waitFor();
  expect(await visitor.getByRole('button', { name: 'Start cooking' }).count()).toBe(0);
  await visitor.keyboard.press('ArrowRight');
  expect(await axeFindings(visitor)).toEqual([]);
  const sentence = 'Stir the rice slowly, again and again, for 3 minutes. ';
  const long = await writeRecipe(cook, {
    name: 'A risotto with a name that is much longer than any screen of a phone would wish for',
    ingredients: [
      '250 g rice',
      `1 tbsp supercalifragilisticexpialidocious${'s'.repeat(30)} powder`,
    ],
    procedure: [
      `${sentence.repeat(30)}Supercalifragilisticexpialidocious${'o'.repeat(40)} at the end.`,
    ],
  });
  const widthNow = () => visitor.evaluate(() => document.documentElement.scrollWidth);
  await visitor.goto(`/recipe/${long}`);
  expect(await widthNow()).toBeLessThanOrEqual(320);
  await visitor.goto(`/recipe/${long}/cook`);
  await visitor.getByRole('button', { name: 'Back' }).click();
  await visitor.getByRole('button', { name: 'Start cooking' }).waitFor();
  expect(await widthNow()).toBeLessThanOrEqual(320);
  await visitor.getByRole('button', { name: 'Start cooking' }).click();
  await visitor
    .getByRole('region', { name: 'Step 1 of 1' })
    .getByRole('paragraph')
    .evaluate((text) => text.scrollIntoView({ block: 'end' }));
  expect(await widthNow()).toBeLessThanOrEqual(320);
});

test('cook mode of an unknown recipe shows Page Not Found', further, async () => {
  stage.trouble.allowed.push({ status: 404, path: /^\/404/ });
  const visitor = await stage.newVisitor();
  await visitor.goto('/recipe/00000000-0000-4000-8000-000000000000/cook');
  await visitor.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});

test(
  'cooks a recipe on a phone: ingredients, servings, steps, reload, width, rating',
  async () => {
    page = await stage.newVisitor(phone);
    await holdToasts(page);
    await layOutIngredients();
    await changeServings();
    await moveThroughSteps();
    await reloadAtStep();
    await fitNarrowScreens();
    await finishAndRate();
  },
  walkTimeoutMs,
);
