import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { linkInNewestMail } from './mailbox.ts';
import { openOwnStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** The main user journey, from the landing page to a shared recipe. */
let stage: Stage;
let page: Page;
let recipePath = '';
let recipeName = '';
/** Drawing a picture takes seconds of CPU time, which is long on a busy machine. A timeout would show the stock picture instead. */
const drawingMs = 60_000;

beforeAll(async () => {
  stage = await openOwnStage(
    { PICTURE_MODEL: 'house', PICTURE_TIMEOUT_MS: String(drawingMs) },
    'its own',
  );
});
afterAll(() => stage.close());

/** A visitor opens the landing page and goes to the registration form. */
async function seeLandingPage() {
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** After registration the page asks the user to confirm the email address. */
async function register() {
  await page.getByLabel('Full Name').fill('Maya Lindqvist');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('saffron-thread');
  await page.getByLabel('Confirm Password').fill('saffron-thread');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
}

/** The link in the mail confirms the address, and the dashboard shows one credit. */
async function confirmAddress() {
  await page.goto(await linkInNewestMail(stage.url, 'maya@example.com'));
  await page.getByRole('heading', { level: 1, name: /^Welcome, Maya/ }).waitFor();
  await page.getByRole('link', { name: 'Credits: 1', exact: true }).waitFor();
  await page.getByText('No favorites yet').waitFor();
  await page.getByRole('link', { name: 'Generate Your First Recipe' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** The cook chooses preferences. */
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

/** Expects the picture that the built-in model drew for this recipe, in its full width. */
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

/** Generating a recipe costs one credit. */
async function generate() {
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor({ timeout: drawingMs });
  await page.getByRole('link', { name: 'Credits: 0', exact: true }).waitFor();
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  recipeName = (await title.textContent()) ?? '';
  expect(recipeName.length).toBeGreaterThan(3);
  await housePicture(page);
  expect(await page.getByRole('article').locator('.lead').textContent()).toMatch(/\w+ \w+/);
  // For a recipe with hard cheese the text says to read the label instead.
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

/** The recipe is saved and listed in My Recipes. */
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

/** A visitor who is not signed in opens the shared page. */
async function openSharedPage() {
  const guest = await stage.newVisitor(phone);
  const answer = await guest.goto(recipePath);
  expect(answer?.status()).toBe(200);
  // Rendered on the server: the text is in the HTML before any script runs.
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

/** A second generation is refused because no credits are left. */
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
  'a visitor registers, confirms, generates, saves, shares; then has no credit left',
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
