import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCookWithPage, signIn } from './cooks.ts';
import { ingredientLines, makeReader, type Reader } from './recipe-reader.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** Servings and units of a recipe, for a visitor and for a signed-in cook. */
let stage: Stage;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const servings = () => page.getByRole('spinbutton', { name: 'Servings' });
const asWritten = ['200 g basmati rice, rinsed', '1 lemon, halved', '400 ml water', '½ tsp salt'];

/** The recipe shows its original amounts, and the code for scaling and units is not loaded. */
async function readAsWritten() {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(reader.recipePath, { waitUntil: 'networkidle' });
  expect(await ingredientLines(page)).toEqual(asWritten);
  await page.getByText('Original amounts (4 servings).').waitFor();
  expect(await servings().inputValue()).toBe('4');
  expect(await page.getByRole('radio', { name: 'Metric' }).isChecked()).toBe(true);
  expect(scripts.filter((url) => /scale-recipe|pantry-foods/.test(url))).toEqual([]);
}

/** More servings update the list, the steps and the facts, and the change is announced. */
async function raiseServings() {
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByText('Amounts for 6 servings, in metric measures.').waitFor();
  expect(await ingredientLines(page)).toEqual([
    '300 g basmati rice, rinsed',
    '1½ lemons, halved',
    '600 ml water',
    '¾ tsp salt',
  ]);
  await page.getByText('Boil the 300 g rice in the 600 ml water').waitFor();
  await page.getByText('Written for 4.').waitFor();
  await page.getByText('Cooking times and pan sizes are for 4 servings').waitFor();
  expect(await page.locator('.facts').textContent()).toContain('Servings6');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** US units apply to the list and the steps. The choice is a radio group. */
async function chooseUsMeasures() {
  await page.getByRole('radio', { name: 'Metric' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Amounts for 6 servings, in US measures.').waitFor();
  expect(await ingredientLines(page)).toEqual([
    '1⅔ cups basmati rice, rinsed',
    '1½ lemons, halved',
    '2½ cups water',
    '¾ tsp salt',
  ]);
  await page.getByText('Heat the oven to 400 °F.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Both choices are stored: the servings per recipe, the unit system for all recipes. */
async function findChoicesAgain() {
  await page.reload();
  await page.getByText('Heat the oven to 400 °F.').waitFor();
  expect(await servings().inputValue()).toBe('6');
  await page.goto(reader.soupPath);
  await page.getByText('frozen peas').waitFor();
  await expect
    .poll(() => ingredientLines(page))
    .toEqual(['3¾ cups frozen peas', '4¼ cups vegetable stock']);
  expect(await servings().inputValue()).toBe('2');
}

/** The servings can be reset and set by keyboard: arrow keys, a typed number, Escape. */
async function setServingsByKeyboard() {
  await page.goto(reader.recipePath);
  await page.getByText('Metric').click();
  await page.getByRole('button', { name: 'Back to 4 servings' }).click();
  await expect.poll(() => ingredientLines(page)).toEqual(asWritten);
  // The clicked button was removed, so the focus moves to the servings field and not to the top of the page.
  await servings().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => servings().getAttribute('aria-valuenow')).toBe('3');
  await servings().fill('10');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await ingredientLines(page))[0])
    .toBe('500 g basmati rice, rinsed');
  await servings().fill('7');
  await page.keyboard.press('Escape');
  expect(await servings().inputValue()).toBe('10');
  await servings().fill('many');
  await page.keyboard.press('Tab');
  expect(await servings().inputValue()).toBe('10');
}

/** The minimum is one serving. */
async function setFewestServings() {
  await servings().fill('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => servings().inputValue()).toBe('1');
  const fewer = page.getByRole('button', { name: 'Fewer servings' });
  expect(await fewer.getAttribute('aria-disabled')).toBe('true');
  await fewer.click({ force: true });
  expect(await servings().inputValue()).toBe('1');
}

test('amounts stay as written if the code for units cannot be loaded', further, async () => {
  reader = await makeReader(stage);
  const visitor = reader.page;
  await visitor.goto(reader.recipePath, { waitUntil: 'networkidle' });
  await visitor.context().route('**/assets/**', (route) => route.abort());
  await visitor.getByText('US', { exact: true }).click();
  await visitor.getByRole('alert').getByText("We couldn't change the amounts.").waitFor();
  expect(await ingredientLines(visitor)).toEqual(asWritten);
  expect(await visitor.getByRole('radio', { name: 'Metric' }).isChecked()).toBe(true);
  await visitor.context().unroute('**/assets/**');
  await visitor.getByRole('button', { name: 'Refresh Page' }).click();
  await visitor.getByText('Heat the oven to 400 °F.').waitFor();
});

/** The recipe dialog of My Recipes also changes the servings. */
async function measureInDialog() {
  await signIn(page, reader.cook);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'View Lemon Rice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lemon Rice' });
  await dialog.getByText('Written for 4.').waitFor();
  await expect.poll(async () => (await ingredientLines(page))[0]).toBe('50 g basmati rice, rinsed');
  await dialog.getByRole('button', { name: 'More servings' }).click();
  await expect
    .poll(async () => (await ingredientLines(page))[0])
    .toBe('100 g basmati rice, rinsed');
  expect(await dialog.getByRole('link', { name: 'Start Cooking' }).getAttribute('href')).toBe(
    `${reader.recipePath}/cook`,
  );
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Stars by keyboard: the arrow keys move the focus, and only Enter rates. */
async function rateByKeyboard() {
  const dialog = page.getByRole('dialog', { name: 'Lemon Rice' });
  const stars = (name: string) => dialog.getByRole('radio', { name });
  await dialog.getByText('Tap a star to rate').waitFor();
  await stars('1 star').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await stars('3 stars').evaluate((star) => star === document.activeElement)).toBe(true);
  await dialog.getByText('Tap a star to rate').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Your rating: 3 stars').waitFor();
  expect(await stars('3 stars').isChecked()).toBe(true);
  await page.keyboard.press('End');
  expect(await stars('5 stars').evaluate((star) => star === document.activeElement)).toBe(true);
}

test('the servings of a new recipe can be changed before it is saved', further, async () => {
  ({ page } = await makeCookWithPage(stage, { size: phone }));
  await page.goto('/generate?mealType=dinner');
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  const result = page.locator('.result');
  await result.getByRole('button', { name: 'Save Recipe' }).waitFor();
  const before = await ingredientLines(page);
  await result.getByRole('button', { name: 'More servings' }).click();
  const said = await result
    .getByText(/Written for \d+\./)
    .first()
    .textContent();
  const written = Number(/Written for (\d+)/.exec(said ?? '')?.[1]);
  await expect.poll(() => ingredientLines(page)).not.toEqual(before);
  await result.getByText(new RegExp(`^In all ${written + 1} servings: [\\d,]+\\skcal`)).waitFor();
  await result.getByRole('button', { name: `Back to ${written} servings` }).click();
  await expect.poll(() => ingredientLines(page)).toEqual(before);
});

test(
  'servings and units: original, scaled, US, stored, by keyboard and in the dialog',
  async () => {
    reader = await makeReader(stage);
    page = reader.page;
    await readAsWritten();
    await raiseServings();
    await chooseUsMeasures();
    await findChoicesAgain();
    await setServingsByKeyboard();
    await setFewestServings();
    await measureInDialog();
    await rateByKeyboard();
  },
  walkTimeoutMs,
);
