import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CookOnStage, makeCook, saveRecipes, signIn } from './cooks.ts';
import { type Deployment, openDeployment } from './deployment.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { type LiveFrames, watchFrames } from './live-frames.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';
import { listenForTrouble } from './trouble.ts';

let stage: Stage;
let site: Deployment;
let cook: CookOnStage;
let page: Page;
let frames: LiveFrames;

const cardNames = () => page.getByRole('article').getByRole('heading').allTextContents();

beforeAll(async () => {
  stage = await openStage();
  site = await openDeployment(stage.url);
});
afterAll(async () => {
  await site.stop();
  await stage.close();
});

/** Opens a cook's list of one recipe, on a site whose network can be cut. */
async function openList() {
  cook = await makeCook(stage);
  await saveRecipes(cook, [{ name: 'Dal' }]);
  const context = await stage.browser.newContext({
    baseURL: site.url,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  leaveWithTest(context);
  page = await context.newPage();
  listenForTrouble(page, stage.trouble);
  frames = watchFrames(page);
  await signIn(page, cook);
  await page.goto('/recipes');
}

/** The server stops and starts again: missed changes appear without a reload. */
async function loseServer() {
  await expect.poll(frames.joins).toBe(1);
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  await page.getByRole('searchbox').fill('a');
  await site.stop();
  await expect.poll(frames.open).toBe(0);
  await saveRecipes(cook, [{ name: 'Ramen' }]);
  await site.start();
  await expect.poll(cardNames).toEqual(['Ramen', 'Dal']);
  await expect.poll(frames.joins).toBe(2);
  await saveRecipes(cook, [{ name: 'Salmon' }]);
  await expect.poll(cardNames).toEqual(['Salmon', 'Ramen', 'Dal']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('a');
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
}

/** An offline device closes its WebSockets, and catches up when it is online again. */
async function loseConnection() {
  await page.context().setOffline(true);
  await expect.poll(frames.open).toBe(0);
  await saveRecipes(cook, [{ name: 'Tacos' }]);
  const joins = frames.joins();
  await page.context().setOffline(false);
  await expect.poll(cardNames).toEqual(['Tacos', 'Salmon', 'Ramen', 'Dal']);
  await expect.poll(frames.joins).toBe(joins + 1);
}

/** A page in the back/forward cache closes its connection, and catches up when it is shown again. */
async function putPageAway() {
  // No browser uses the back/forward cache under a debugger, so its events are dispatched by hand.
  const tell = (event: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      event,
    );
  const joins = frames.joins();
  await tell('pagehide');
  await expect.poll(frames.open).toBe(0);
  await saveRecipes(cook, [{ name: 'Lasagna' }]);
  await tell('pageshow');
  await expect.poll(frames.joins).toBe(joins + 1);
  await expect.poll(cardNames).toContain('Lasagna');
}

/** A refreshed session keeps the realtime channel. */
async function renewSession() {
  const joins = frames.joins();
  const token = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('saffron-session') ?? '{}').access_token);
  const before = await token();
  // Make the stored session expire in 20 s; the client checks it whenever the page becomes visible.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('saffron-session') ?? '{}');
    session.expires_at = Math.floor(Date.now() / 1000) + 20;
    localStorage.setItem('saffron-session', JSON.stringify(session));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(token).not.toBe(before);
  await saveRecipes(cook, [{ name: 'Paella' }]);
  await expect.poll(cardNames).toContain('Paella');
  expect(frames.joins()).toBe(joins);
}

/** A change between reading the lists and joining the realtime channel also appears. */
async function joinLate() {
  const mayJoin = Promise.withResolvers<void>();
  const late = await page.context().newPage();
  listenForTrouble(late, stage.trouble);
  await late.routeWebSocket(/realtime/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      await mayJoin.promise;
      server.send(message);
    });
    server.onMessage((message) => socket.send(message));
  });
  await late.goto('/recipes');
  const names = () => late.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(names).toContain('Dal');
  await saveRecipes(cook, [{ name: 'Gazpacho' }]);
  expect(await names()).not.toContain('Gazpacho');
  mayJoin.resolve();
  await expect.poll(names).toContain('Gazpacho');
  await late.close();
}

test(
  'a list catches up after lost connections, bfcache, token refresh and a late join',
  async () => {
    await openList();
    await loseServer();
    await loseConnection();
    await putPageAway();
    await renewSession();
    await joinLate();
  },
  walkTimeoutMs,
);
