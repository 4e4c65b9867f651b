import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { behind } from './admins.ts';
import { type CookOnStage, makeCookWithPage } from './cooks.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** Recipes that were generated and not saved can be found again, however old they are. */
let stage: Stage;
let cook: CookOnStage;
let page: Page;
const soups = 12;

/** Inserts completed generations, one a day: soup 1 is the oldest, soup 12 is of today. */
async function makeSoups() {
  const recipe = {
    description: 'Made by a test.',
    ingredients: ['250 g lentils', '1 l water'],
    instructions: ['Simmer the lentils in the water for 20 minutes.'],
    prepTimeMinutes: 5,
    cookTimeMinutes: 20,
    servings: 2,
    difficulty: 'Easy',
    tips: [],
    nutrition: null,
    photoPrompt: '',
    checks: [],
    notes: [],
  };
  const results = Array.from({ length: soups }, (_, index) => ({
    recipe: { ...recipe, title: `Soup ${index + 1}` },
  }));
  const selections = { selections: { 'meal-type': ['Dinner'], cuisine: ['Indian'] } };
  await behind(
    stage,
    ({ owner }) => owner`
      insert into public.generations
        (user_id, idempotency_key, prompt, model, status, selections, result, created_at, finished_at)
      select ${cook.session.user.id}, 'soup ' || n, 'p', 'chef:house-chef', 'completed',
        ${owner.json(selections)}, result, now() - make_interval(days => ${soups} - n::int), now()
      from jsonb_array_elements(${owner.json(results)}) with ordinality as soup (result, n)`,
  );
}

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  ({ cook, page } = await makeCookWithPage(stage));
  await makeSoups();
});
afterAll(() => stage.close());

const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Finds the links to the page on My Recipes and on Generate. */
async function findTheWay() {
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Unsaved recipes (12)' }).waitFor();
  await page.goto('/generate');
  await page.getByRole('link', { name: 'You haven’t saved “Soup 12”. Open it' }).waitFor();
  await page.getByRole('link', { name: 'See all 12 unsaved recipes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Unsaved recipes' }).waitFor();
}

/** Reads the list: newest first, ten a page, with the selections and the date of each recipe. */
async function readList() {
  await expect
    .poll(names, { timeout: 20_000 })
    .toEqual(Array.from({ length: 10 }, (_, n) => `Soup ${soups - n}`));
  await page.getByText('Dinner, Indian').first().waitFor();
  await page
    .getByText(/^Made [A-Z][a-z]+ \d{1,2}, \d{4}$/)
    .first()
    .waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(names, { timeout: 20_000 }).toEqual(['Soup 2', 'Soup 1']);
}

/** Removes two recipes for good; the second page disappears with them. */
async function dismissTwo() {
  for (const name of ['Soup 1', 'Soup 2']) {
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this recipe?' });
    await question.getByText(`${name} will be gone for good.`).waitFor();
    await question.getByRole('button', { name: 'Remove' }).click();
    await question.waitFor({ state: 'detached' });
  }
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(10);
  await page.reload();
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(10);
  const { data } = await cook.client.from('generations').select('id').is('put_away_at', null);
  expect(data).toHaveLength(soups - 2);
}

/** Escape in the confirmation dialog keeps the recipe. */
async function keepOne() {
  await page.getByRole('button', { name: 'Remove Soup 12' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  // The list is hidden from assistive technology while the dialog is open, and for a moment longer.
  await expect.poll(names).toContain('Soup 12');
}

/** Saves a recipe from the list. */
async function saveFromList() {
  await page.getByRole('button', { name: 'Save Soup 11' }).click();
  await page.getByText('Soup 11 has been saved to your recipes.').waitFor();
  await expect.poll(names, { timeout: 20_000 }).not.toContain('Soup 11');
  const { data } = await cook.client
    .from('recipes')
    .select('name, categories')
    .eq('user_id', cook.session.user.id)
    .single();
  expect(data).toEqual({ name: 'Soup 11', categories: ['Dinner', 'Indian'] });
}

/** Opens a recipe and saves it. After a reload it still shows as saved. */
async function showAndSave() {
  await page.getByRole('link', { name: 'View Soup 12' }).click();
  await page.getByRole('article').getByRole('heading', { name: 'Soup 12' }).waitFor();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByRole('link', { name: 'Open recipe' }).first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Open recipe' }).first().waitFor();
}

/** A saved recipe that is deleted does not come back as unsaved. */
async function deleteSaved() {
  await cook.client.from('recipes').delete().eq('name', 'Soup 12');
  await page.goto('/recipes/unsaved');
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(8);
  expect(await names()).not.toContain('Soup 12');
}

/** A removal that fails shows an error and keeps the recipe. */
async function failToDismiss() {
  await page.route('**/rest/v1/generations?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Remove Soup 10' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Failed to remove recipe').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(names).toContain('Soup 10');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** A phone needs no horizontal scrolling, and the button is at least 44 px high. */
async function fitPhone() {
  await page.setViewportSize(phone);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(phone.width);
  const box = await page.getByRole('button', { name: 'Remove Soup 10' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

/** Shows the loading state, the error state and the empty state. */
async function loadFailAndFinish() {
  stage.trouble.allowed.push({ status: 500, path: /rest\/v1\/generations$/ });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/generations?*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/recipes/unsaved');
  await page.getByRole('list', { name: 'Loading recipes...' }).waitFor();
  answer();
  await page.getByRole('heading', { name: 'These recipes could not be loaded' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await cook.client
    .from('generations')
    .update({ put_away_at: new Date().toISOString() })
    .is('put_away_at', null);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'No unsaved recipes' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Generate New Recipe' }).click();
  await page.getByRole('heading', { name: 'Ready to create a delicious recipe?' }).waitFor();
  expect(await page.getByText('You haven’t saved').count()).toBe(0);
}

test(
  'unsaved recipes are listed, removed and saved; a deleted one does not come back',
  async () => {
    await findTheWay();
    await readList();
    await dismissTwo();
    await keepOne();
    await saveFromList();
    await showAndSave();
    await deleteSaved();
  },
  walkTimeoutMs,
);

test('unsaved recipes: failed removal, phone width, loading, error and empty states', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  await page.goto('/recipes/unsaved');
  await failToDismiss();
  await fitPhone();
  await loadFailAndFinish();
});
