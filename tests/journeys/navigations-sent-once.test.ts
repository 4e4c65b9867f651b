import { createClient, type GenerateLinkParams, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { behind } from './admins.ts';
import { goodPassword, makeCook, signIn } from './cooks.ts';
import { hasWorker } from './kept-on-device.ts';
import { serviceKeyOf } from './service-key.ts';
import { openOwnStage, type Stage } from './stage.ts';

/**
 * A browser with an active service worker must send each navigation request once. A second request would use up the single-use token of a
 * link before the visible request arrives. Requests are counted in the server's access log, which contains paths at log level debug.
 */
let stage: Stage;
let service: SupabaseClient;

beforeAll(async () => {
  stage = await openOwnStage({
    LOG_LEVEL: 'debug',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'x',
  });
  service = createClient(stage.url, await serviceKeyOf(stage), {
    auth: { autoRefreshToken: false, persistSession: false },
  });
});
afterAll(() => stage.close());

function countRequests(path: string): number {
  const lines = stage.server.output().split('\n');
  return lines.filter((line) => line.includes(`"path":"${path}"`)).length;
}

/** Navigates the page to an address as a click on a link does. @returns how many requests the server received until the page had loaded */
async function countNavigation(page: Page, address: string): Promise<number> {
  const { pathname } = new URL(address, stage.url);
  const before = countRequests(pathname);
  await page.goto(address).catch((error: Error) => {
    // A download, or a provider that the test cannot reach, ends the navigation without a page.
    if (!/Download is starting|ERR_ABORTED|ERR_FAILED/.test(error.message)) throw error;
  });
  await expect.poll(() => countRequests(pathname)).toBeGreaterThan(before);
  return countRequests(pathname) - before;
}

async function visitWithWorker(): Promise<Page> {
  const page = await stage.newVisitor();
  await page.goto('/about');
  await expect.poll(() => hasWorker(page), { timeout: 40_000 }).toBe(true);
  return page;
}

const emailOf = (name: string) => `${name}@once.example`;
const links: Record<string, () => Promise<GenerateLinkParams>> = {
  confirmation: async () => ({
    type: 'signup',
    email: emailOf('confirmation'),
    password: goodPassword,
  }),
  invitation: async () => ({ type: 'invite', email: emailOf('invitation') }),
  'magic link': async () => ({ type: 'magiclink', email: (await makeCook(stage)).email }),
  recovery: async () => ({ type: 'recovery', email: (await makeCook(stage)).email }),
};

/** Returns the ids of the sessions of a user in the database. */
function sessionsOf(userId: string): Promise<string[]> {
  return behind(stage, async ({ owner }) => {
    const rows = await owner<{ id: string }[]>`
      select id from auth.sessions where user_id = ${userId} order by created_at`;
    return rows.map(({ id }) => id);
  });
}

/** Returns the id of the session stored in the browser. */
function heldSession(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('saffron-session');
    const token = stored && (JSON.parse(stored) as { access_token: string }).access_token;
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    return claims && (JSON.parse(atob(claims)) as { session_id: string }).session_id;
  }) as Promise<string | undefined>;
}

/** Opens the link in a browser with a service worker. Expects one request and one new session, which the browser stores. */
async function requestOnce(kind: string) {
  const page = await visitWithWorker();
  const given = await links[kind]?.();
  if (!given) throw new Error(`No link of kind ${kind}`);
  const { data, error } = await service.auth.admin.generateLink(given);
  if (error) throw error;
  const before = await sessionsOf(data.user.id);
  expect(await countNavigation(page, data.properties.action_link)).toBe(1);
  await expect.poll(() => heldSession(page)).toBeDefined();
  const after = await sessionsOf(data.user.id);
  expect(after.filter((id) => !before.includes(id))).toEqual([await heldSession(page)]);
}

test('a confirmation link is requested once and opens one session', () =>
  requestOnce('confirmation'));

const otherLinks = Object.keys(links).filter((kind) => kind !== 'confirmation');
test.each(otherLinks)('a %s link is requested once and opens one session', further, requestOnce);

test('an email change link is requested once', further, async () => {
  const page = await visitWithWorker();
  const cook = await makeCook(stage);
  const { data, error } = await service.auth.admin.generateLink({
    type: 'email_change_new',
    email: cook.email,
    newEmail: emailOf('moved'),
  });
  if (error) throw error;
  await signIn(page, cook);
  await page.goto('/about');
  expect(await countNavigation(page, data.properties.action_link)).toBe(1);
});

const doors = [
  '/auth/v1/authorize?provider=google',
  '/auth/v1/callback?state=unknown&code=unknown',
  '/auth/v1/sso/saml/metadata',
  '/sitemap.xml?download=1',
  '/storage/v1/object/public/avatars/none.webp?download',
  '/mailbox.json',
  '/readyz',
  '/sandbox',
];
const pages = ['/', '/recipes', '/recipe/unknown', '/auth?error=access_denied'];

test('every other endpoint and every page is requested once', further, async () => {
  stage.trouble.allowed.push({ status: 400, path: /^\// }, { status: 404, path: /^\// });
  // Chromium's viewer for XML documents logs this.
  stage.trouble.allowedLines.push(/Applying inline style violates/, /accounts\.google\.com/);
  const page = await visitWithWorker();
  await page.route(/^https:\/\/accounts\.google\.com/, (route) => route.abort());
  const counts: Record<string, number> = {};
  for (const address of [...doors, ...pages]) {
    counts[address] = await countNavigation(page, address);
  }
  expect(counts).toEqual(Object.fromEntries([...doors, ...pages].map((address) => [address, 1])));
});
