import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import { type CookOnStage, makeCook, saveRecipes, signIn } from './cooks.ts';
import { type Deployment, openDeployment } from './deployment.ts';
import {
  cachedPaths,
  countKeptRecipes,
  hasWorker,
  keptFor,
  leaveBehind,
  storedNames,
} from './kept-on-device.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { desktop, openStage, type Stage, walkTimeoutMs } from './stage.ts';
import { listenForTrouble } from './trouble.ts';

const names = ['Risotto', 'Shakshuka', 'Dal', 'Ramen', 'Pho', 'Tacos', 'Borscht'];
/** A sample of the chunks that the screens of a signed-in cook need. */
const cookParts = ['account', 'auth', 'cook-actions', 'cooking', 'dashboard', 'my-recipes', 'zod'];
/** The app caches files only after everything else, which takes long on a busy machine. */
const patience = { timeout: 40_000 };
let stage: Stage;
let site: Deployment;
let cook: CookOnStage;
let ids: string[];
let page: Page;

async function newVisitor(): Promise<Page> {
  const context = await stage.browser.newContext({
    baseURL: site.url,
    viewport: desktop,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  leaveWithTest(context);
  const visitor = await context.newPage();
  listenForTrouble(visitor, stage.trouble);
  return visitor;
}

async function cutOff() {
  await page.context().setOffline(true);
  await site.stop();
}

async function reconnect() {
  await site.start();
  await page.context().setOffline(false);
}

const pictures = '/storage/v1/object/public/recipe-pictures';

/** Saves a recipe with a picture in our object store that no page has loaded yet. Returns the id of the recipe. */
async function saveWithPicture(): Promise<string> {
  const store = await openDiskObjectStore(join(stage.server.dataDirectory, 'objects'));
  const bytes = await readFile('web/public/images/stock-recipe.webp');
  const path = `${cook.session.user.id}/gumbo.webp`;
  await store.put({ bucket: 'recipe-pictures', path }, { bytes, contentType: 'image/webp' });
  const [id = ''] = await saveRecipes(cook, [{ name: 'Gumbo' }]);
  const image = { image_url: `${pictures}/${path}` };
  const { error } = await cook.client.from('recipes').update(image).eq('id', id);
  if (error) throw error;
  return id;
}

const title = (name: string) => page.getByRole('heading', { name, exact: true });

beforeAll(async () => {
  stage = await openStage();
  // The service worker answers 503 when the page is neither cached nor reachable.
  stage.trouble.allowed.push({ status: 503, path: /^\// });
  site = await openDeployment(stage.url);
});
afterAll(async () => {
  await site.stop();
  await stage.close();
});

/** For a visitor, the app shell is cached and nothing private. */
async function visitWithoutAccount() {
  await page.goto('/');
  await expect.poll(() => hasWorker(page), patience).toBe(true);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => /my-recipes|dashboard|supabase|admin/.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/app-shell/'))).toBe(true);
  // Cached files have no modulepreload: Chromium would fetch them twice and log a warning.
  expect(await (await page.goto('/faq'))?.text()).not.toContain('rel="modulepreload"');
  await cutOff();
  await page.goto('/about');
  await title('About').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  await reconnect();
}

/** A cook’s recipes and the files that display them are cached. API responses are not. */
async function keepRecipes() {
  await signIn(page, cook);
  await page.goto('/recipes');
  await title('Borscht').waitFor();
  await expect.poll(() => countKeptRecipes(page), patience).toBe(names.length);
  const missing = async () => {
    const kept = (await cachedPaths(page)).join();
    return cookParts.filter((part) => !kept.includes(`/assets/${part}-`));
  };
  await expect.poll(missing, patience).toEqual([]);
  const paths = await cachedPaths(page);
  const known = /^\/(assets|app-shell|images)\/|^\/favicon\.svg$|^\/storage\/v1\/object\/public\//;
  expect(paths.filter((path) => !known.test(path))).toEqual([]);
  expect(paths.filter((path) => /admin/.test(path))).toEqual([]);
}

/** The cached app shell has a Content-Security-Policy whose nonce matches its scripts. */
async function readPolicyOfShell() {
  const [policy, html] = await page.evaluate(async () => {
    const names = await caches.keys();
    for (const name of names) {
      const cache = await caches.open(name);
      const request = (await cache.keys()).find(({ url }) => url.includes('/app-shell/'));
      const shell = request && (await cache.match(request));
      if (shell) return [shell.headers.get('content-security-policy') ?? '', await shell.text()];
    }
    return ['', ''];
  });
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'none';
  expect(html).toContain(`nonce="${nonce}"`);
}

/** Offline: My Recipes, search, the dialog and a reload work. */
async function searchOffline() {
  await cutOff();
  await page.reload();
  await title('Borscht').waitFor();
  await page.getByText("You're seeing the copies on this device.").waitFor();
  await page.getByRole('button', { name: /next/i }).click();
  await title('Risotto').waitFor();
  await page.getByPlaceholder('Search recipes...').fill('dinner shak');
  await title('Shakshuka').waitFor();
  await title('Risotto').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^View/ }).first().click();
  await page.getByRole('dialog').getByText('Squeeze the lemon over it.').waitFor();
  await page.keyboard.press('Escape');
}

/** Offline: a recipe that was never opened can be read and cooked, also after a reload. */
async function cookOffline() {
  await page.goto(`/recipe/${ids[2]}`);
  await page.getByRole('heading', { level: 1, name: 'Dal' }).waitFor();
  await page.getByText('Squeeze the lemon over it.').first().waitFor();
  await page.goto(`/recipe/${ids[2]}/cook`);
  await page.getByText('Cook the rice.').first().waitFor();
  await page.reload();
  await page.getByText('Cook the rice.').first().waitFor();
}

/** Offline: the generator shows the error at once, before its last retry has failed. */
async function generateOffline() {
  await page.goto('/generate');
  await page.getByRole('heading', { name: 'The preferences could not be loaded' }).waitFor();
}

/** Offline: a change shows an error and is rolled back. */
async function markOffline() {
  await page.goto(`/recipe/${ids[2]}`);
  const heart = page.getByRole('button', { name: 'Add to Favorites' });
  await heart.click();
  await page.getByText('Failed to update favorites').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
}

/** Offline: an expired token neither signs the cook out nor hides their recipes. */
async function outliveToken() {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('saffron-session') ?? '{}');
    session.expires_at = Math.floor(Date.now() / 1000) - 3600;
    localStorage.setItem('saffron-session', JSON.stringify(session));
  });
  await page.goto('/recipes');
  await title('Borscht').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

/** Back online, the list matches the server and is cached again. */
async function comeBackOnline() {
  await page.goto('/recipes');
  await title('Borscht').waitFor();
  await saveRecipes(cook, [{ name: 'Paella' }]);
  await reconnect();
  // The page refreshes the token itself, at the next load at the latest.
  await page.reload();
  await title('Paella').waitFor();
  await page.getByText("You're seeing the copies on this device.").waitFor({ state: 'hidden' });
  await expect.poll(() => countKeptRecipes(page), patience).toBe(names.length + 1);
}

/** Offline: a picture that was cached but never displayed is available. */
async function seeKeptPicture() {
  const id = await saveWithPicture();
  // The picture is cached when any page starts; no page that shows it was ever opened.
  await page.goto('/about');
  const kept = async () => (await cachedPaths(page)).some((path) => path.startsWith(pictures));
  await expect.poll(kept, patience).toBe(true);
  await cutOff();
  await page.goto(`/recipe/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Gumbo' }).waitFor();
  const width = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, patience).toBeGreaterThan(0);
  expect(await page.locator('main img').first().getAttribute('src')).toContain('gumbo.webp');
  await reconnect();
}

/** Signing out, even offline, leaves no private data for the next user of the device. */
async function signOutOffline() {
  await page.goto(`/recipe/${ids[2]}/cook`);
  await page.getByRole('button', { name: 'Add a timer' }).click();
  await page.getByRole('button', { name: '15 minutes' }).click();
  await page.evaluate(() => {
    for (const name of ['shopping', 'unsettled-generation'])
      localStorage.setItem(`saffron-${name}`, '{}');
  });
  await page.goto('/recipes');
  await cutOff();
  await page.reload();
  await page.getByRole('complementary', { name: 'Kitchen timers' }).waitFor();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/recipes'));
  await expect.poll(() => countKeptRecipes(page), patience).toBe(0);
  await expect
    .poll(() => storedNames(page))
    .toEqual(['saffron-known-device', 'saffron-logged-out-at']);
  await page.getByRole('complementary', { name: 'Kitchen timers' }).waitFor({ state: 'detached' });
  expect((await cachedPaths(page)).filter((path) => /recipe-pictures/.test(path))).toEqual([]);
  await page.goto(`/recipe/${ids[2]}`);
  await page
    .getByRole('heading', { level: 1, name: "This page isn't available offline" })
    .waitFor();
  await reconnect();
  const other = await makeCook(stage, 'Ada');
  await page.goto('/about');
  await leaveBehind(page);
  await signIn(page, other);
  await page.goto('/recipes');
  await page.getByText("You haven't saved any recipes yet").waitFor();
  await expect.poll(() => keptFor(page), patience).toBe(other.session.user.id);
  expect(await countKeptRecipes(page)).toBe(0);
  await cutOff();
  await page.reload();
  await page.getByText("You haven't saved any recipes yet").waitFor();
  await reconnect();
}

test(
  'one device: a visitor, a cook offline, back online, signed out for the next user',
  async () => {
    cook = await makeCook(stage);
    ids = await saveRecipes(
      cook,
      names.map((name) => ({ name, categories: ['Dinner'] })),
    );
    page = await newVisitor();
    await visitWithoutAccount();
    await keepRecipes();
    await readPolicyOfShell();
    await searchOffline();
    await cookOffline();
    await generateOffline();
    await markOffline();
    await outliveToken();
    await comeBackOnline();
    await seeKeptPicture();
    await signOutOffline();
  },
  walkTimeoutMs,
);
