import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, saveRecipes, signIn } from './cooks.ts';
import { movedOutsideTheGrid, watchShifts } from './layout-shift.ts';
import { type LiveFrames, watchFrames } from './live-frames.ts';
import { desktop, openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

const names = ['Ramen', 'Shakshuka', 'Tacos', 'Salmon', 'Brownies', 'Pad Thai', 'Minestrone'];
let stage: Stage;
let maya: CookOnStage;
let noor: CookOnStage;
let pierogiPath: string;
/** Two browsers of the same cook. Changes made in `here` must show up in `there`. */
let here: Page;
let there: Page;
let hereFrames: LiveFrames;
let thereFrames: LiveFrames;
/** The browser of another cook, which is also subscribed to changes. */
let stranger: Page;
let strangerFrames: LiveFrames;

const cardNames = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

async function openLive(cook: CookOnStage, path: string, size = desktop) {
  const page = await stage.newVisitor(size);
  const frames = watchFrames(page);
  await signIn(page, cook);
  await page.goto(path);
  return { page, frames };
}

/** Opens two browsers for Maya, who has eight recipes, and one browser for Noor, who has one recipe. */
async function openThreePages() {
  maya = await makeCook(stage);
  noor = await makeCook(stage, 'Noor Haddad');
  await saveRecipes(maya, [{ name: 'Toast', categories: ['Breakfast'] }]);
  await saveRecipes(
    maya,
    names.map((name) => ({ name, categories: ['Dinner'] })),
  );
  const [pierogi] = await saveRecipes(noor, [{ name: 'Pierogi', categories: ['Dinner'] }]);
  pierogiPath = `/recipe/${pierogi}`;
  ({ page: there, frames: thereFrames } = await openLive(maya, '/recipes'));
  ({ page: here, frames: hereFrames } = await openLive(maya, '/recipes'));
  ({ page: stranger, frames: strangerFrames } = await openLive(noor, '/recipes', phone));
}

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Each page subscribes exactly once after loading. */
async function listenOnce() {
  for (const frames of [hereFrames, thereFrames, strangerFrames])
    await expect.poll(frames.joins).toBe(1);
}

/** A recipe saved in one browser appears first in the other, and nothing else moves. */
async function saveHere() {
  await expect.poll(() => cardNames(there)).toEqual([...names].reverse().slice(0, 6));
  const heart = there.getByRole('button', { name: 'Add to Favorites: Minestrone' });
  await heart.focus();
  await there.evaluate(() => window.scrollTo(0, 120));
  await watchShifts(there);
  await here.goto(pierogiPath);
  await here.getByRole('button', { name: 'Save Recipe' }).click();
  await here.getByText('Pierogi has been saved to your recipes.').waitFor();
  const first = ['Pierogi', 'Minestrone', 'Pad Thai', 'Brownies', 'Salmon', 'Tacos'];
  await expect.poll(() => cardNames(there)).toEqual(first);
  expect(await movedOutsideTheGrid(there)).toEqual([]);
  expect(await there.evaluate(() => window.scrollY)).toBe(120);
  expect(await heart.evaluate((element) => element === document.activeElement)).toBe(true);
  await there.getByRole('status').filter({ hasText: '9 recipes, page 1 of 2' }).waitFor();
}

/** A favorite set in one browser updates the heart and the open Favorites tab in the other. */
async function markHere() {
  await there.getByRole('tab', { name: 'Favorites' }).click();
  await there.getByText("You haven't added any recipes to your favorites yet").waitFor();
  await here.goto('/recipes');
  await here.getByRole('button', { name: 'Add to Favorites: Tacos' }).click();
  await expect.poll(() => cardNames(there)).toEqual(['Tacos']);
  await here.getByRole('button', { name: 'Favorited: Tacos' }).click();
  await there.getByText("You haven't added any recipes to your favorites yet").waitFor();
  await here.getByRole('button', { name: 'Add to Favorites: Tacos' }).click();
  await there.getByRole('tab', { name: 'All Recipes' }).click();
  await there.getByRole('button', { name: 'Favorited: Tacos' }).waitFor();
}

/** A rating given in one browser updates the list and the open dialog in the other. */
async function rateHere() {
  await there.getByRole('button', { name: 'View Brownies' }).click();
  const dialogThere = there.getByRole('dialog', { name: 'Brownies' });
  await dialogThere.getByText('Tap a star to rate').waitFor();
  await here.getByRole('button', { name: 'View Brownies' }).click();
  await here.getByRole('dialog').getByRole('radio', { name: '4 stars' }).click();
  await dialogThere.getByText('Your rating: 4 stars').waitFor();
  await dialogThere.getByText('1 rating', { exact: true }).waitFor();
  await there.keyboard.press('Escape');
  await there
    .getByRole('article')
    .filter({ hasText: 'Brownies' })
    .getByText('4.0')
    .first()
    .waitFor();
  await here.keyboard.press('Escape');
}

/** The search text and the current page stay while the list changes. */
async function searchMeanwhile() {
  await there.getByRole('searchbox').fill('dinner');
  await there.getByRole('status').filter({ hasText: '8 recipes, page 1 of 2' }).waitFor();
  await there.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => cardNames(there)).toEqual(['Shakshuka', 'Ramen']);
  await saveRecipes(maya, [{ name: 'Gumbo', categories: ['Dinner'] }]);
  await expect.poll(() => cardNames(there)).toEqual(['Tacos', 'Shakshuka', 'Ramen']);
  expect(await there.getByRole('searchbox').inputValue()).toBe('dinner');
  await there.getByRole('searchbox').fill('');
  await expect.poll(() => cardNames(there)).toHaveLength(6);
}

/** A change from another device does not undo a favorite that is still being saved. */
async function markWhileOthersSave() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await there.route('**/rest/v1/favorite_recipes*', async (route) => {
    await held;
    await route.continue();
  });
  const heard = thereFrames.received.length;
  await there.getByRole('button', { name: 'Add to Favorites: Minestrone' }).click();
  const flipped = there.getByRole('button', { name: 'Favorited: Minestrone' });
  await flipped.waitFor();
  await saveRecipes(maya, [{ name: 'Waffles', categories: ['Breakfast'] }]);
  await expect.poll(() => thereFrames.received.length).toBeGreaterThan(heard);
  expect(await flipped.count()).toBe(1);
  release();
  // The list is read again only now, and it contains both changes.
  for (const page of [here, there])
    await expect.poll(async () => (await cardNames(page))[0]).toBe('Waffles');
  await flipped.waitFor();
  await there.unroute('**/rest/v1/favorite_recipes*');
}

/** The realtime event for the page’s own change causes at most one more read of the list. */
async function hearOwnChange() {
  let lists = 0;
  here.on('request', (request) => {
    if (request.url().includes('/rpc/get_recipes_with_ratings')) lists += 1;
  });
  await expect.poll(async () => (await cardNames(here))[0]).toBe('Waffles');
  lists = 0;
  const heard = hereFrames.received.length;
  await here.getByRole('button', { name: 'Add to Favorites: Waffles' }).click();
  await there.getByRole('button', { name: 'Favorited: Waffles' }).waitFor();
  await expect.poll(() => lists).toBeGreaterThanOrEqual(1);
  const comesBack = (frame: string) => frame.includes('"favorite_recipes"');
  await expect.poll(() => hereFrames.received.slice(heard).some(comesBack)).toBe(true);
  // When the next change is visible, any read that this frame triggers has been sent. That next change causes a separate read.
  await saveRecipes(maya, [{ name: 'Pudding', categories: ['Dessert'] }]);
  await expect.poll(async () => (await cardNames(here))[0]).toBe('Pudding');
  expect(lists).toBeLessThanOrEqual(3);
  await maya.client.from('recipes').delete().eq('name', 'Pudding');
  for (const page of [here, there])
    await expect.poll(async () => (await cardNames(page))[0]).toBe('Waffles');
}

/** Deleting a recipe that is open in the other browser shows a notice there and keeps the open recipe. */
async function deleteHere() {
  await there.getByRole('button', { name: 'View Pierogi' }).click();
  const dialog = there.getByRole('dialog', { name: 'Pierogi' });
  await dialog.getByText('Squeeze the lemon over it.').waitFor();
  await here.getByRole('button', { name: 'View Pierogi' }).click();
  await here.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // Start waiting before the deletion: the notice disappears after five seconds, and the other page may be slow.
  await Promise.all([
    there.getByText('Pierogi was deleted elsewhere. You can keep using it').waitFor(),
    here.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
  ]);
  await here.getByRole('dialog').waitFor({ state: 'detached' });
  await dialog.getByText('Squeeze the lemon over it.').waitFor();
  await dialog.getByText('Deleted, but still open here').waitFor();
  expect(await dialog.getByRole('button', { name: 'Add to Favorites' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  expect(await axeFindingsInBothThemes(there)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Recipe' }).click();
  await there.getByText('Pierogi has been saved to your recipes.').waitFor();
  await there.keyboard.press('Escape');
  await expect.poll(async () => (await cardNames(here))[0]).toBe('Pierogi');
  // The browser that deleted the recipe shows no such notice.
  expect(await here.getByText('was deleted elsewhere').count()).toBe(0);
}

/** Deletes a recipe that is open here and waits for the notice. The wait starts first, because the notice disappears after five seconds. */
async function deleteElsewhere(name: string, id = '') {
  const told = here.getByText(`${name} was deleted elsewhere. You can keep using it`);
  const [{ error }] = await Promise.all([
    maya.client.from('recipes').delete().eq('id', id),
    told.waitFor(),
  ]);
  expect(error).toBeNull();
}

/** Deleting a recipe while its page is open shows the notice, and the cook can save a copy. */
async function deleteWhileShown() {
  const [id] = await saveRecipes(maya, [{ name: 'Kimchi' }]);
  const joins = hereFrames.joins();
  await here.goto(`/recipe/${id}`);
  await here.getByRole('button', { name: 'Add to Favorites' }).waitFor();
  await expect.poll(hereFrames.joins).toBe(joins + 1);
  await deleteElsewhere('Kimchi', id);
  await here.getByText('Deleted, but still open here').waitFor();
  await here.getByText('Squeeze the lemon over it.').waitFor();
  const heart = here.getByRole('button', { name: 'Add to Favorites' });
  expect(await heart.isDisabled()).toBe(true);
  expect(await axeFindingsInBothThemes(here)).toEqual([]);
  await here.getByRole('button', { name: 'Save Recipe' }).click();
  await here.getByText('Kimchi has been saved to your recipes.').waitFor();
  const mine = maya.client.from('recipes').select('id').eq('user_id', maya.session.user.id);
  const copies = await mine.eq('name', 'Kimchi');
  expect(copies.data).toHaveLength(1);
  expect(copies.data?.[0]?.id).not.toBe(id);
  await maya.client.from('recipes').delete().eq('name', 'Kimchi');
  await here.goto('/recipes');
}

/** The dashboard updates its numbers and the recent recipes. */
async function countOnDashboard() {
  const joins = hereFrames.joins();
  await here.goto('/');
  // Until a page has subscribed, it shows what it read when it opened.
  await expect.poll(hereFrames.joins).toBe(joins + 1);
  const numbers = here.getByRole('region', { name: 'Your numbers' }).locator('.value');
  const recent = here.getByRole('region', { name: 'Recent Recipes' });
  await expect.poll(() => numbers.allTextContents()).toEqual(['11', '3', '1', '11']);
  await recent.getByRole('heading', { level: 3, name: 'Pierogi' }).waitFor();
  await there.getByRole('button', { name: 'View Pierogi' }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => numbers.allTextContents()).toEqual(['10', '3', '1', '10']);
  await recent.getByRole('heading', { level: 3, name: 'Pierogi' }).waitFor({ state: 'detached' });
}

/** Deleting a recipe in cook mode shows the notice and keeps the current step. */
async function deleteWhileCooking() {
  const [id] = await saveRecipes(maya, [{ name: 'Laksa' }]);
  const joins = hereFrames.joins();
  await here.goto(`/recipe/${id}/cook`);
  await expect.poll(hereFrames.joins).toBe(joins + 1);
  const step = here.getByText('Cook the rice.').first();
  await step.waitFor();
  await deleteElsewhere('Laksa', id);
  await step.waitFor();
}

/** The other cook has received none of these changes. */
async function findNothingHeard() {
  // That cook is subscribed: their own change arrives.
  await saveRecipes(noor, [{ name: 'Baklava' }]);
  await expect.poll(() => cardNames(stranger)).toEqual(['Baklava', 'Pierogi']);
  const told = strangerFrames.received.filter((frame) => frame.includes('"postgres_changes"'));
  const changes = told.filter((frame) => frame.includes('"commit_timestamp"'));
  expect(changes).toHaveLength(1);
  expect(strangerFrames.received.join('\n')).not.toContain(maya.session.user.id);
}

/** Signing out in one tab closes the subscription in the other. */
async function endListening() {
  const second = await there.context().newPage();
  await second.goto('/profile');
  await second.getByRole('button', { name: 'Log Out' }).first().click();
  await expect.poll(thereFrames.open).toBe(0);
}

test(
  'changes reach the other browser of the same cook, and no other cook',
  async () => {
    await openThreePages();
    await listenOnce();
    await saveHere();
    await markHere();
    await rateHere();
    await searchMeanwhile();
    await markWhileOthersSave();
    await hearOwnChange();
    await deleteHere();
    await deleteWhileShown();
    await countOnDashboard();
    await deleteWhileCooking();
    await findNothingHeard();
    await endListening();
  },
  walkTimeoutMs,
);
