import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { makeAdminCook } from './admins.ts';
import { goodPassword, makeCook, makeCookWithPage, signIn } from './cooks.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Makes a signed-in page whose stored access token expires in `inSeconds`. */
async function makeExpiring(inSeconds: number) {
  const { cook, page } = await makeCookWithPage(stage);
  await page.evaluate((seconds) => {
    const session = JSON.parse(localStorage.getItem('saffron-session') ?? '{}');
    session.expires_at = Math.floor(Date.now() / 1000) + seconds;
    localStorage.setItem('saffron-session', JSON.stringify(session));
  }, inSeconds);
  return { cook, page };
}

function listenForRefreshes(page: Page): string[] {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  return refreshes;
}

async function enterCredentials(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
}

const storedExpiry = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('saffron-session') ?? '{}').expires_at - Date.now() / 1000,
  );

test('a session that is about to expire is refreshed before the page shows', further, async () => {
  const { page } = await makeExpiring(30);
  const refreshes = listenForRefreshes(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor();
  expect(refreshes).toHaveLength(1);
  expect(await storedExpiry(page)).toBeGreaterThan(3000);
});

test('an open page refreshes its session before the token expires', async () => {
  const { page } = await makeCookWithPage(stage);
  const refreshes = listenForRefreshes(page);
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor();
  await page.clock.fastForward(50 * 60_000);
  expect(refreshes).toEqual([]);
  await page.clock.fastForward(8.75 * 60_000);
  // Not exactly one: only the page's clock has advanced. By that clock the new token is also about to expire, so the page refreshes again.
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await expect.poll(() => storedExpiry(page)).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor();
});

test('a sign-in reaches the other tab, also with another user', further, async () => {
  const [cook, other, page] = await Promise.all([
    makeCook(stage),
    makeCook(stage, 'Ines'),
    stage.newVisitor(),
  ]);
  const tab = await page.context().newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  await tab.goto('/auth');
  await enterCredentials(tab, cook.email);
  await page.getByRole('heading', { level: 1, name: 'Welcome, Maya' }).waitFor();
  await page.goto('/recipes');
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  await tab.goto('/profile');
  await tab.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await Promise.all([page.waitForURL('**/auth'), tab.waitForURL('**/auth')]);
  // A deliberate sign-out shows no notice and keeps no return path.
  expect(await page.getByText('Your session has ended.').count()).toBe(0);
  await enterCredentials(tab, other.email);
  for (const each of [tab, page]) {
    await each.getByRole('heading', { level: 1, name: 'Welcome, Ines' }).waitFor();
  }
});

test('the profile shows at once; the role is retried after 1 s and 2 s', further, async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rest\/v1\/user_roles$/ });
  const admin = await makeAdminCook(stage);
  const page = await stage.newVisitor();
  let asked = 0;
  const mayKnow = Promise.withResolvers<void>();
  await page.route('**/rest/v1/user_roles*', async (route) => {
    asked += 1;
    if (asked < 3) return route.fulfill({ status: 500, json: { message: 'not now' } });
    await mayKnow.promise;
    await route.continue();
  });
  // Record the request times with the page's clock: on a busy machine Playwright reports a request late.
  await page.addInitScript(() => {
    const askedAtMs: number[] = [];
    Reflect.set(window, 'askedAtMs', askedAtMs);
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/rest/v1/user_roles')) askedAtMs.push(performance.now());
      return send(input, init);
    };
  });
  await signIn(page, admin);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const link = page.getByRole('banner').getByRole('link', { name: 'Admin Panel' });
  expect(await link.count()).toBe(0);
  mayKnow.resolve();
  await link.waitFor();
  expect(asked).toBe(3);
  const [first, second, third] = await page.evaluate(
    () => Reflect.get(window, 'askedAtMs') as [number, number, number],
  );
  expect(second - first).toBeGreaterThanOrEqual(1000);
  expect(third - second).toBeGreaterThanOrEqual(2000);
});

test('an unreachable server does not end the session', further, async () => {
  stage.trouble.allowed.push({ status: 503, path: /\/auth\/v1\/token$/ });
  const { page } = await makeExpiring(-60);
  await page.clock.install();
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 503, json: { message: 'not now' } }),
  );
  await page.goto('/recipes?from=mail');
  const notice = page.getByText("You're still signed in, but we can't reach the server.");
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        return notice.count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);
  expect(new URL(page.url()).pathname).toBe('/recipes');
  await page.unroute('**/auth/v1/token*');
  const heading = page.getByRole('heading', { level: 1, name: 'My Recipes' });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10_000);
        // Leave time for a response. Otherwise the page would treat the server as unreachable again.
        await page.evaluate(() => fetch('/healthz'));
        return heading.count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);
});

test('a refused session shows a notice, and the sign-in returns to the page', async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const { cook, page } = await makeExpiring(-60);
  await cook.client.auth.signOut({ scope: 'global' });
  await page.goto('/recipes?from=mail');
  await page.waitForURL('**/auth');
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await enterCredentials(page, cook.email);
  await page.waitForURL('**/recipes?from=mail');
});

test('a session that was ended elsewhere shows a notice on a public page', further, async () => {
  stage.trouble.allowed.push({ status: 403, path: /\/auth\/v1\/user$/ });
  const { cook, page } = await makeCookWithPage(stage);
  await page.goto('/about');
  await page.getByRole('button', { name: /^Account:/ }).waitFor();
  // Leave the app, so that its background requests are sent before the session ends.
  await page.goto('/favicon.svg');
  await cook.client.auth.signOut({ scope: 'global' });
  await page.goto('/about');
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a link with tokens of another user does not replace the session', async () => {
  const [stranger, { cook, page }] = await Promise.all([makeCook(stage), makeCookWithPage(stage)]);
  const tokens = new URLSearchParams({
    access_token: stranger.session.access_token,
    refresh_token: stranger.session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  });
  for (const path of ['/', '/profile']) {
    await page.goto('about:blank');
    await Promise.all([
      page.getByText("You're already signed in.", { exact: false }).waitFor(),
      page.goto(`${path}#${tokens}`),
    ]);
    await expect.poll(() => page.url()).toBe(`${stage.url}/`);
    await page.getByRole('heading', { level: 1, name: 'Welcome, Maya' }).waitFor();
    const userId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('saffron-session') ?? '{}').user?.id,
    );
    expect(userId, path).toBe(cook.session.user.id);
  }
});
