import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { linkInNewestMail } from './mailbox.ts';
import { openOwnStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** The main job, from the landing page to a shared recipe, as one person would do it. */
let stage: Stage;
let page: Page;
let recipePath = '';
let recipeName = '';
/** A picture is seconds of a processor's work: beside others that is long on the clock, and the stock picture is not what is looked at. */
const drawingMs = 60_000;

beforeAll(async () => {
  stage = await openOwnStage(
    { PICTURE_MODEL: 'house', PICTURE_TIMEOUT_MS: String(drawingMs) },
    'its own',
  );
});
afterAll(() => stage.close());

/** A visitor sees the landing page and goes to register. */
async function seeLandingPage() {
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Registering asks to confirm the address. */
async function register() {
  await page.getByLabel('Full Name').fill('Maya Lindqvist');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('saffron-thread');
  await page.getByLabel('Confirm Password').fill('saffron-thread');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

/** The link in the mailbox confirms it, and the dashboard shows one credit. */
async function confirmAddress() {
  await page.goto(await linkInNewestMail(stage.url, 'maya@example.com'));
  await page.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
  await page.getByText('No favorites yet').waitFor();
  await page.getByRole('link', { name: 'Generate Your First Recipe' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Preferences are chosen. */
async function choosePreferences() {
  await page.getByRole('link', { name: 'Generate Your First Recipe' }).click();
  await page.getByText('No preferences selected').waitFor();
  await page.getByRole('radio', { name: 'Dinner' }).click();
  await page.getByRole('tab', { name: 'Cuisine' }).click();
  await page.getByRole('button', { name: 'Italian' }).click();
  await page.getByRole('tab', { name: 'Dietary Constraints' }).click();
  await page.getByRole('button', { name: 'Vegetarian' }).click();
  const docket = page.getByRole('region', { name: 'Selected Preferences' });
  await docket.getByText('Dinner').waitFor();
  await docket.getByText('Italian').waitFor();
  await docket.getByText('Vegetarian').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** The picture that the house drew of this very recipe, as wide as its file. */
async function housePicture(on: Page) {
  const picture = on.getByRole('article').getByRole('img', { name: recipeName });
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toMatch(
    /\/recipe-pictures\/house\/[0-9a-f]{40}\.webp$/,
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await on.getByText('Written by Saffron Table’s built-in chef').waitFor();
}

/** One credit makes a recipe. */
async function generate() {
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor({ timeout: drawingMs });
  await page.getByRole('link', { name: 'Credits: 0', exact: true }).waitFor();
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  recipeName = (await title.textContent()) ?? '';
  expect(recipeName.length).toBeGreaterThan(3);
  await housePicture(page);
  expect(await page.getByRole('article').locator('.lead').textContent()).toMatch(/\w+ \w+/);
  // With a hard cheese it says to read the label instead.
  await page
    .locator('.checked')
    .getByText(/vegetarian/i)
    .first()
    .waitFor();
  const facts = await page.locator('.facts dt').allTextContents();
  expect(facts).toEqual(['Prep Time', 'Cook Time', 'Servings', 'Difficulty']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Recipe details copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recipeName);
  expect(await page.locator('.ing li').count()).toBeGreaterThan(2);
  expect(await page.locator('.method > li').count()).toBeGreaterThan(1);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** It is saved, and found in My Recipes. */
async function saveRecipe() {
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText('Recipe Saved!').waitFor();
  await page.getByText('has been saved to your recipes.').waitFor();
  recipePath =
    (await page.getByRole('link', { name: 'Open recipe' }).first().getAttribute('href')) ?? '';
  expect(recipePath).toMatch(/^\/recipe\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'My Recipes' }).click();
  await page.getByRole('heading', { level: 3, name: recipeName }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** Somebody who is not signed in opens the shared page. */
async function openSharedPage() {
  const guest = await stage.newVisitor(phone);
  const answer = await guest.goto(recipePath);
  expect(answer?.status()).toBe(200);
  // Rendered on the server: the words are there before any script runs.
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('"@type":"Recipe"');
  expect(html).toContain('property="og:title"');
  await guest.getByRole('heading', { level: 1, name: recipeName }).waitFor();
  const recipe = guest.getByRole('article');
  await housePicture(guest);
  expect(await recipe.locator('.badge').allTextContents()).toEqual([
    'Dinner',
    'Italian',
    'Vegetarian',
  ]);
  await guest.getByRole('heading', { name: 'Ingredients' }).waitFor();
  expect(await axeFindingsInBothThemes(guest)).toEqual([]);
}

/** A second generation is refused: no credits. */
async function generateWithoutCredits() {
  stage.trouble.allowed.push({ status: 402, path: /generate-recipe$/ });
  await page.goto('/generate?mealType=lunch');
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Insufficient Credits' });
  await notice.getByText("You don't have enough credits. Please purchase more.").waitFor();
  await page.getByRole('link', { name: 'Credits: 0', exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

test(
  'from the landing page to a recipe that is shared: register, confirm, choose, generate, save; then no credit is left',
  async () => {
    page = await stage.newVisitor();
    await seeLandingPage();
    await register();
    await confirmAddress();
    await choosePreferences();
    await generate();
    await saveRecipe();
    await openSharedPage();
    await generateWithoutCredits();
  },
  walkTimeoutMs,
);
