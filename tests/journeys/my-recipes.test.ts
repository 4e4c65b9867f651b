import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCookWithPage, saveRecipes } from './cooks.ts';
import { layoutShift, stillLayout } from './layout-shift.ts';
import { desktop, openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

let stage: Stage;
let cook: CookOnStage;
let page: Page;

const names = ['Ramen', 'Shakshuka', 'Tacos', 'Lemon Salmon', 'Brownies', 'Pad Thai', 'Minestrone'];
const cards = () => page.getByRole('article');
const cardNames = () => cards().getByRole('heading').allTextContents();

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  ({ cook, page } = await makeCookWithPage(stage));
});
afterAll(() => stage.close());

const saveSeven = () =>
  saveRecipes(
    cook,
    names.map((name) => ({ name, categories: ['Dinner', 'Quick', 'Third'] })),
  );

/** An empty list says that nothing is saved and links to the generator. */
async function findNothingSaved() {
  await page.goto('/recipes');
  await page.getByText("You haven't saved any recipes yet").waitFor();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await page.getByText("You haven't added any recipes to your favorites yet").waitFor();
  const link = page.getByRole('main').getByRole('link', { name: 'Generate New Recipe' });
  expect(await link.last().getAttribute('href')).toBe('/generate');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** The list shows six cards per page, newest first. */
async function turnPages() {
  await saveSeven();
  await page.reload();
  await cards().first().waitFor();
  expect(await cardNames()).toEqual([...names].reverse().slice(0, 6));
  expect(await cards().first().locator('.badge').allTextContents()).toEqual(['Dinner', 'Quick']);
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Ramen' }).waitFor();
  expect(await cardNames()).toEqual(['Ramen']);
  expect(await page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
}

/** The grid has three columns on a desktop and one on a phone. */
async function countColumns() {
  const columns = () =>
    page
      .locator('.grid3')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  await page.setViewportSize(phone);
  expect(await columns()).toBe(1);
  await page.setViewportSize(desktop);
}

const pageNow = () => page.locator('[aria-current="page"]', { hasText: /^\d+$/ }).textContent();

/** Search matches names and categories by each of its words, ignores case and starts at page 1. */
async function search() {
  const search = page.getByRole('searchbox', { name: 'Search recipes...' });
  await expect.poll(pageNow).toBe('2');
  await search.fill('dinner');
  await expect.poll(cardNames).toHaveLength(6);
  expect(await pageNow()).toBe('1');
  await search.fill('PAD th');
  await expect.poll(cardNames).toEqual(['Pad Thai']);
  await search.fill('quick salmon');
  await expect.poll(cardNames).toEqual(['Lemon Salmon']);
  await search.fill('quick');
  await expect.poll(cardNames).toHaveLength(6);
  await search.fill('50%');
  await page.getByText('No recipes matching "50%" were found').waitFor();
  await search.fill('');
  await expect.poll(cardNames).toHaveLength(6);
}

/** Changing the tab also starts at page 1. */
async function changeTab() {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(cardNames).toEqual(['Ramen']);
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await page.getByText("You haven't added any recipes to your favorites yet").waitFor();
  await page.getByRole('tab', { name: 'All Recipes' }).click();
  await expect.poll(cardNames).toHaveLength(6);
  expect(await pageNow()).toBe('1');
}

/** The heart adds a recipe to the favorites, and the Favorites tab shows it. */
async function markFavorite() {
  await page.getByRole('button', { name: 'Add to Favorites: Tacos' }).click();
  await page.getByRole('button', { name: 'Favorited: Tacos' }).waitFor();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect.poll(cardNames).toEqual(['Tacos']);
  await expect
    .poll(async () => (await cook.client.from('favorite_recipes').select('recipe_id')).data)
    .toHaveLength(1);
}

/** Saves seven recipes, marks Tacos as a favorite and opens the Favorites tab. */
async function openFavorites() {
  const [, , tacos = ''] = await saveSeven();
  const favorite = { user_id: cook.session.user.id, recipe_id: tacos };
  const { error } = await cook.client.from('favorite_recipes').insert(favorite);
  if (error) throw error;
  await page.goto('/recipes');
  await page.getByRole('tab', { name: 'Favorites' }).click();
}

/** The dialog shows the recipe. Rating, sharing and closing work. */
async function rateAndShare() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.getByText('250 g').waitFor();
  await dialog.getByText('Squeeze the lemon over it.').waitFor();
  await dialog.getByText('No ratings yet').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('radio', { name: '4 stars' }).click();
  await page.getByText('You rated this recipe 4 star(s)!').waitFor();
  await dialog.getByText('Your rating: 4 stars').waitFor();
  await dialog.getByText('1 rating').waitFor();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Recipe details copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Tacos[\s\S]+\/recipe\//,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** A second rating replaces the first one. */
async function rateAgain() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.getByText('Your rating: 4 stars').waitFor();
  await dialog.getByRole('radio', { name: '2 stars' }).click();
  await dialog.getByText('Your rating: 2 stars').waitFor();
  await dialog.getByText('1 rating').waitFor();
  const { id } = cook.session.user;
  await expect
    .poll(async () => {
      const recipes = cook.client.from('recipes').select('average_rating').eq('user_id', id);
      return (await recipes.eq('name', 'Tacos').single()).data;
    })
    .toEqual({ average_rating: 2 });
  await page.keyboard.press('Escape');
}

/** A rating that cannot be saved is rolled back. */
async function failToRate() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.getByText('Your rating: 2 stars').waitFor();
  stage.trouble.allowed.push({ status: 500, path: /recipe_ratings$/ });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/recipe_ratings*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: 'no' } });
  });
  await dialog.getByText('2.0').waitFor();
  await dialog.getByRole('radio', { name: '5 stars' }).click();
  await dialog.getByText('5.0').waitFor();
  release();
  await page.getByText('Failed to save your rating. Please try again.').waitFor();
  await dialog.getByText('Your rating: 2 stars').waitFor();
  await dialog.getByText('2.0').waitFor();
  await dialog.getByText('1 rating', { exact: true }).waitFor();
  await page.unroute('**/rest/v1/recipe_ratings*');
  await page.keyboard.press('Escape');
}

/** The dialog stays open when its recipe leaves the list. */
async function unmarkInDialog() {
  await page.getByRole('button', { name: 'View Tacos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tacos' });
  await dialog.getByRole('button', { name: 'Favorited' }).click();
  await dialog.getByRole('button', { name: 'Add to Favorites' }).waitFor();
  await page.getByText("You haven't added any recipes to your favorites yet").waitFor();
  await dialog.getByRole('button', { name: 'Add to Favorites' }).click();
  await dialog.getByRole('button', { name: 'Favorited' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(cardNames).toEqual(['Tacos']);
}

/** Deleting asks for confirmation, then removes the recipe. */
async function deleteAfterQuestion() {
  await page.getByRole('tab', { name: 'All Recipes' }).click();
  await page.getByRole('button', { name: 'View Minestrone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this recipe?' });
  await question.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(cardNames)
    .toEqual(['Pad Thai', 'Brownies', 'Lemon Salmon', 'Tacos', 'Shakshuka', 'Ramen']);
  expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
}

/** The dashboard shows the numbers and the latest four recipes. */
async function readDashboard() {
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Maya' }).waitFor();
  const stats = page.getByRole('region', { name: 'Your numbers' });
  await expect.poll(() => stats.locator('.value').allTextContents()).toEqual(['6', '1', '1', '6']);
  const recent = page.getByRole('region', { name: 'Recent Recipes' });
  await expect
    .poll(() => recent.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Pad Thai', 'Brownies', 'Lemon Salmon', 'Tacos']);
  expect(await recent.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
    '/recipes',
  );
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await recent.getByRole('button', { name: 'View Brownies' }).click();
  await page.getByRole('dialog', { name: 'Brownies' }).waitFor();
}

test(
  'the list: empty state, pagination, columns, search, tabs and favorites',
  async () => {
    await findNothingSaved();
    await turnPages();
    await countColumns();
    await search();
    await changeTab();
    await markFavorite();
  },
  walkTimeoutMs,
);

test('the dialog: rating, sharing, unmarking; the dashboard is correct after a deletion', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  await openFavorites();
  await rateAndShare();
  await rateAgain();
  await failToRate();
  await unmarkInDialog();
  await deleteAfterQuestion();
  await readDashboard();
});

test('on a phone, no screen scrolls sideways or has a layout shift', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  await saveSeven();
  await page.setViewportSize(phone);
  for (const path of ['/', '/recipes', '/generate', '/credits', '/profile']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await layoutShift(page), path).toBeLessThan(stillLayout);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width);
    expect(await axeFindings(page), path).toEqual([]);
  }
});
