import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { goodPassword, makeCook, saveRecipes, signIn } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

/** Script downloads that break off, as when a process dies or a phone loses its network: the page still loads in the end, or shows an error. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Aborts the first `times` requests for scripts that match `name`. @returns a function that counts the requests so far */
async function breakOff(page: Page, name: RegExp, times: number): Promise<() => number> {
  let asked = 0;
  await page.context().route(name, (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort('connectionreset');
  });
  return () => asked;
}

// The first is imported by the page itself, the second by that script as it runs.
test.each([/\/assets\/my-recipes-[^/]+\.js/, /\/assets\/entry\.client-[^/]+\.js/])(
  'a page whose %s broke off once reloads by itself',
  async (name) => {
    const page = await stage.newVisitor(phone);
    await signIn(page, await makeCook(stage));
    const asked = await breakOff(page, name, 1);
    await page.goto('/recipes');
    await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
    await page.getByText("You haven't saved any recipes yet").waitFor();
    expect(asked()).toBeGreaterThan(1);
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test('a script that always breaks off shows an error with a refresh button', further, async () => {
  const page = await stage.newVisitor(phone);
  await signIn(page, await makeCook(stage));
  const name = /\/assets\/entry\.client-[^/]+\.js/;
  await breakOff(page, name, Number.POSITIVE_INFINITY);
  // The app never starts: nothing to wait for.
  await page.goto('/recipes', { waitUntil: 'load' });
  await page.getByRole('alert').getByText('Something went wrong').waitFor();
  await page.context().unroute(name);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await page.getByText("You haven't saved any recipes yet").waitFor();
});

/** Opens a page whose entry script is held back. @returns a function that lets it arrive */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.context().route(/\/assets\/entry\.client-[^/]+\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('a click before hydration is replayed; no password enters the URL', async () => {
  const cook = await makeCook(stage);
  const page = await stage.newVisitor(phone);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const arrive = await openAsleep(page, '/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  arrive();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
});

test('a click on a tab before hydration is replayed', further, async () => {
  const page = await stage.newVisitor(phone);
  const arrive = await openAsleep(page, '/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  arrive();
  await page.getByLabel('Full Name').waitFor();
});

test('a click before hydration does not lead a signed-in cook to sign-in', further, async () => {
  const cook = await makeCook(stage);
  const [recipeId] = await saveRecipes(cook, [{ name: 'Saffron rice' }]);
  const page = await stage.newVisitor(phone);
  await signIn(page, cook);
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  const arrive = await openAsleep(page, `/recipe/${recipeId}`);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  arrive();
  // Links for visitors disappear once the session is known.
  await page
    .getByRole('link', { name: 'Sign in to rate this recipe' })
    .waitFor({ state: 'detached' });
  expect([...new Set(paths)]).toEqual([`/recipe/${recipeId}`]);
});
