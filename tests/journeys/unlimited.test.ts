import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, makeCook, saveRecipes, signIn } from './cooks.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';

/** A deployment whose operator runs their own model: CREDITS=off. */
let stage: Stage;
let cook: CookOnStage;

beforeAll(async () => {
  stage = await openOwnStage({ CREDITS: 'off' });
  cook = await makeCook(stage);
  await saveRecipes(cook, [{ name: 'Risotto', categories: ['Dinner'] }]);
});
afterAll(() => stage.close());

/** Opens the account menu if the page has one, so that `linksOn` finds its links too. */
async function openMenus(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: /^Account:/ });
  if (await account.isVisible()) await account.click();
}

const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, pathname }) => origin === location.origin && !/\.xml$/.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );

/** Returns the faults of the current page: mentions of credits in its title, text or description. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const words = `${await page.title()} ${await page.locator('body').innerText()}`;
  const said = /.{0,40}\bcredits?\b.{0,40}/i.exec(words)?.[0];
  if (said) found.push(`${path} says "${said}"`);
  const described = await page.locator('meta[name=description]').getAttribute('content');
  if (/credit|free recipe/i.test(described ?? '')) found.push(`${path} describes: ${described}`);
  return found;
}

/** Crawls every link of every page from the front page on. `follow` visits up to `most` further pages and returns their faults. */
function startCrawl(arrived: (page: Page) => Promise<void>) {
  const paths = new Set(['/']);
  // The iterator of a Set also visits values that are added during the iteration.
  const walk = paths.values();
  return {
    paths: () => [...paths],
    async follow(page: Page, most: number): Promise<string[]> {
      const found: string[] = [];
      for (let count = 0; count < most; count += 1) {
        const { value: path, done } = walk.next();
        if (done) break;
        const answer = await page.goto(path);
        if ((answer?.status() ?? 0) >= 400) found.push(`${path} answers ${answer?.status()}`);
        await arrived(page);
        await openMenus(page);
        found.push(...(await faultsOf(page, path)));
        for (const link of await linksOn(page)) paths.add(link);
      }
      return found;
    },
  };
}

/** How many pages each test visits. A page takes seconds on a busy machine, so several tests share the pages; the last visits the rest. */
const parts = [8, 8, 8, Number.POSITIVE_INFINITY];

describe('a visitor finds no dead link and no mention of credits', () => {
  const crawl = startCrawl((page) => page.locator('h1').first().waitFor());

  test.each(parts)('on the next %d pages', async (most) => {
    expect(await crawl.follow(await stage.newVisitor(), most)).toEqual([]);
  });

  test('and reaches /generate but no credits or payment page', () => {
    expect(crawl.paths()).toContain('/generate?category=dinner');
    expect(crawl.paths().filter((path) => /^\/(credits|payment)/.test(path))).toEqual([]);
  });
});

describe('a cook finds no dead link and no mention of credits', () => {
  const crawl = startCrawl(async (page) => {
    // Cook mode has no app frame, and so no account button.
    const frameOrStove = page.getByRole('button', { name: /^Account:/ }).or(page.locator('.cook'));
    await frameOrStove.first().waitFor();
    await page.locator('.skel, .page-spinner').first().waitFor({ state: 'detached' });
  });

  test.each(parts)('on the next %d pages', async (most) => {
    const page = await stage.newVisitor();
    await signIn(page, cook);
    expect(await crawl.follow(page, most)).toEqual([]);
  });

  test('and reaches recipes, profile and generate but no credits or payment page', () => {
    expect(crawl.paths()).toEqual(expect.arrayContaining(['/recipes', '/profile', '/generate']));
    expect(crawl.paths().filter((path) => /^\/(credits|payment)/.test(path))).toEqual([]);
  });
});

test('the admin panel neither mentions credits nor links to them', async () => {
  const page = await stage.newVisitor();
  await signIn(page, await makeAdminCook(stage));
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
  await page.getByRole('table').getByText('Maya Lindqvist').waitFor();
  const words = await page.getByRole('main').innerText();
  expect(words).not.toMatch(/credit|purchase|balance/i);
  const links = await linksOn(page);
  expect(links.filter((path) => /^\/(credits|payment)/.test(path))).toEqual([]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('the dashboard shows three numbers in one row, all meal links and no credits', async () => {
  const page = await stage.newVisitor();
  await signIn(page, cook);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const stats = page.getByRole('region', { name: 'Your numbers' });
  await stats.getByText('No favorites yet').waitFor();
  const boxes = await stats.locator('.stat').evaluateAll((all) =>
    all.map((one) => {
      const { top, width } = one.getBoundingClientRect();
      return [Math.round(top), Math.round(width)].join();
    }),
  );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
  const quick = page.getByRole('region', { name: 'Quick Generate' });
  for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Custom Recipe']) {
    await quick.getByRole('link', { name: meal }).waitFor();
  }
  expect(await page.getByRole('region', { name: 'Credit Status' }).count()).toBe(0);
  expect(asked.filter((path) => /^\/(rest|functions).*credit/.test(path))).toEqual([]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('three recipes in a row cost nothing, and the button shows no price', async () => {
  const page = await stage.newVisitor();
  await signIn(page, cook);
  await page.goto('/generate?mealType=dinner');
  const button = page.getByRole('button', { name: 'Generate Recipe', exact: true });
  for (let count = 1; count <= 3; count += 1) {
    // Wait for the response before the click: the response may start before the click returns.
    const [answered] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/generate-recipe')),
      button.click(),
    ]);
    expect(answered.status()).toBe(200);
    await page.getByRole('button', { name: 'Save Recipe' }).waitFor();
    await button.and(page.locator(':not([aria-busy])')).waitFor();
  }
  const entries = await cook.client.from('credit_entries').select('kind');
  expect(entries.data).toEqual([{ kind: 'free' }]);
});

test('credits and payment pages are 404 for visitors and cooks', async () => {
  stage.trouble.allowed.push({ status: 404, path: /^\/(credits|payment\/\w+)$/ });
  const visitor = await stage.newVisitor();
  const signedIn = await stage.newVisitor(phone);
  await signIn(signedIn, cook);
  for (const page of [visitor, signedIn]) {
    for (const path of ['/credits', '/payment/success', '/payment/failed', '/payment/status']) {
      const answer = await page.goto(`${path}?transaction_id=1234&amount=9.99&status=completed`);
      expect(answer?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
      expect(await page.title()).toContain('Page Not Found');
      expect(new URL(page.url()).pathname).toBe(path);
    }
  }
  expect(await axeFindingsInBothThemes(visitor)).toEqual([]);
});

test('the phone menu has no credits link', async () => {
  const page = await stage.newVisitor(phone);
  await signIn(page, cook);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Phone menu' });
  await menu.waitFor();
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Generate Recipe',
    'My Recipes',
    'Profile',
  ]);
});
