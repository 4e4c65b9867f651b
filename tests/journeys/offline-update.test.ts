import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCook, saveRecipes, signIn } from './cooks.ts';
import { type Deployment, newWords, openDeployment } from './deployment.ts';
import { cachedPaths, hasLoaded, hasWorker } from './kept-on-device.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { listenForTrouble } from './trouble.ts';

/** The app caches files only after everything else, which takes long on a busy machine. */
const patience = { timeout: 40_000 };
const wholeTestMs = 90_000;
let stage: Stage;
let site: Deployment;

async function newVisitor(): Promise<Page> {
  const context = await stage.browser.newContext({
    baseURL: site.url,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  const visitor = await context.newPage();
  listenForTrouble(visitor, stage.trouble);
  return visitor;
}

beforeAll(async () => {
  stage = await openStage();
  site = await openDeployment(stage.url);
});
afterAll(async () => {
  await site.stop();
  await stage.close();
});

const builds = async (page: Page) => {
  const names = await page.evaluate(() => caches.keys());
  return new Set(names.map((name) => /^saffron-build-(\w+)/.exec(name)?.[1]).filter(Boolean)).size;
};

/** Collects the versions that the service worker announces to a page from now on. Waits until the page’s own listener is loaded. */
async function versionsToldTo(page: Page) {
  await expect.poll(() => hasLoaded(page, 'start-offline'), patience).toBe(true);
  return page.evaluateHandle(async () => {
    await navigator.serviceWorker.ready;
    const versions: string[] = [];
    navigator.serviceWorker.addEventListener('message', ({ data }) => versions.push(data.version));
    return versions;
  });
}

test('the app is installable, and the menu offers it after beforeinstallprompt', async () => {
  const page = await newVisitor();
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${site.url}/manifest.webmanifest`);
  const { icons } = JSON.parse(manifest.data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src } of icons) expect((await fetch(site.url + src)).status, src).toBe(200);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Phone menu' }).waitFor();
  expect(await page.getByRole('button', { name: 'Install App' }).count()).toBe(0);
  // Chromium fires this event only in a visible window, so the test dispatches it.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.asked = 'yes';
        return Promise.resolve();
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install App' }).click();
  await page.getByRole('button', { name: 'Install App' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('yes');
  await page.context().close();
});

test('without service worker and IndexedDB, the app works while it is online', async () => {
  const cook = await makeCook(stage);
  await saveRecipes(cook, [{ name: 'Risotto' }]);
  const page = await newVisitor();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await signIn(page, cook);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'View Risotto' }).click();
  await page.getByRole('dialog').getByText('Squeeze the lemon over it.').waitFor();
  await page.context().close();
});

test(
  'a new version: the open page keeps the old files, the next load gets the new ones',
  async () => {
    const page = await newVisitor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
    await expect.poll(() => hasWorker(page), patience).toBe(true);
    const other = await page.context().newPage();
    listenForTrouble(other, stage.trouble);
    await other.goto('/about');
    const told = await versionsToldTo(other);
    site.deploy();

    // The open page loads a chunk that it has not loaded yet. The site no longer has it, but the cache does.
    await other
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Terms' })
      .click();
    await other.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();

    await page.reload();
    await page.getByRole('heading', { level: 1, name: newWords }).waitFor();
    // The new version's worker has taken over while a page of the old version is open, so both versions stay cached.
    const shells = async () =>
      (await cachedPaths(page)).filter((path) => path.startsWith('/app-shell/')).length;
    await expect.poll(shells, patience).toBe(2);
    // With a debugger attached, the browser checks whether the old worker is idle only after the worker has had work to do.
    const timesTold = async () => {
      await page.reload();
      return told.evaluate((versions) => versions.length);
    };
    await expect.poll(timesTold, { ...patience, interval: 1_000 }).toBe(1);
    await expect.poll(() => other.evaluate(() => document.readyState)).toBe('complete');

    // The open page has been notified: the next link loads the new version.
    await other.evaluate(() => {
      (window as unknown as { old: boolean }).old = true;
    });
    await other.getByRole('banner').getByRole('link', { name: 'Saffron Table' }).click();
    await other.getByRole('heading', { level: 1, name: newWords }).waitFor();
    expect(await other.evaluate(() => 'old' in window)).toBe(false);

    await other.close();
    await page.reload();
    await expect.poll(() => builds(page), patience).toBe(1);
    await site.stop();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: newWords }).waitFor();
    await site.start();
    await page.context().close();
  },
  wholeTestMs,
);
