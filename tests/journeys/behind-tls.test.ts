import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTlsProxy, visitorAddress } from '#tests/support/tls-proxy.ts';
import { addVirtualAuthenticator } from '#tests/support/virtual-authenticator.ts';
import { thaiVegan } from '../wire/generate-scene.ts';
import { png } from '../wire/storage-scene.ts';

// The product as deployed on the internet: under a public name, behind a proxy that terminates TLS. No mail server and no Stripe are
// configured, so their local stand-ins must not be reachable here.

const host = 'table.example';
const site = `https://${host}`;
const password = 'saffron-thread';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let model: ModelServer;
let server: ServerProcess;
let browser: Browser;
let anonKey: string;

beforeAll(async () => {
  [database, proxy, model] = await Promise.all([
    startTestDatabase(),
    startTlsProxy(host),
    startModelServer(),
  ]);
  [server, browser] = await Promise.all([
    startServer({
      SITE_URL: site,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: database.url,
      PICTURE_MODEL: 'none',
      MODEL: 'double',
      MODEL_BASE_URL: model.baseUrl,
      GITHUB_CLIENT_ID: 'a-client',
      GITHUB_CLIENT_SECRET: 'its-secret',
      STRIPE_SECRET_KEY: '',
      SANDBOX_PUBLIC: 'true',
    }),
    launchBrowser(undefined, proxy.browserArguments),
  ]);
  proxy.passTo(server.url);
  const landing = await (await proxy.ask('/')).text();
  anonKey = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(landing)?.[0] ?? '';
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await Promise.all([proxy.close(), model.close()]);
  await database.close();
});

const newClient = () =>
  createClient(site, anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: proxy.ask },
  });

async function linkMailedTo(address: string): Promise<string> {
  const [mail] = await database.owner<{ text: string }[]>`
    select body_text as text from private.mailbox where recipient = ${address} order by created_at desc limit 1`;
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Registers a user and follows the mailed link, all through the public name. */
async function makeCook() {
  const email = `cook-${randomBytes(5).toString('hex')}@example.com`;
  const client = newClient();
  const signedUp = await client.auth.signUp({
    email,
    password,
    options: { data: { name: 'Maya' } },
  });
  expect(signedUp.error).toBeNull();
  const link = await linkMailedTo(email);
  const followed = await proxy.ask(link);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { email, client, session: data.session, link, cameTo: followed.headers.get('location') };
}

test('pages use their public address and send HSTS', async () => {
  const answer = await proxy.ask('/');
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${site}/"`);
  expect(html).toContain(`<meta property="og:url" content="${site}/"`);
  expect(html).not.toContain('localhost');
  expect(await (await proxy.ask('/robots.txt')).text()).toContain(`${site}/sitemap.xml`);
  const places = [...(await (await proxy.ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)/g)];
  expect(places.length).toBeGreaterThan(0);
  for (const [, place] of places) expect(place).toMatch(/^https:\/\/table\.example(\/|$)/);
});

test('mailed links use the public name, whatever host header a request forges', async () => {
  const { link, cameTo, session, client } = await makeCook();
  expect(link).toMatch(/^https:\/\/table\.example\/auth\/v1\/verify\?/);
  expect(cameTo).toMatch(/^https:\/\/table\.example\//);
  expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);

  const email = `cook-${randomBytes(5).toString('hex')}@example.com`;
  const forged = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    apikey: anonKey,
  };
  const asked = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { ...forged, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(asked.status).toBe(200);
  expect(await linkMailedTo(email)).toMatch(/^https:\/\/table\.example\//);
});

test('the visitor’s address is taken from the proxy', async () => {
  const { session } = await makeCook();
  const rows = await database.owner<{ ip: string }[]>`
    select host(ip) as ip from auth.sessions where user_id = ${session.user.id}`;
  expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set([visitorAddress]));
});

test('an OAuth provider and a checkout return to the public name', async () => {
  const away = await proxy.ask('/auth/v1/authorize?provider=github');
  const there = new URL(away.headers.get('location') ?? '');
  expect(there.searchParams.get('redirect_uri')).toBe(`${site}/auth/v1/callback`);
  const { client } = await makeCook();
  const { data, error } = await client.functions.invoke('create-checkout', {
    body: { packId: 'small', idempotencyKey: crypto.randomUUID() },
  });
  expect(error).toBeNull();
  expect(data.url).toMatch(/^https:\/\/table\.example\//);
});

test('local-only pages answer 404: mailbox, sandbox, metrics', async () => {
  for (const path of ['/mailbox', '/mailbox.json', '/sandbox', '/metrics']) {
    const answer = await proxy.ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('saffron_');
  }
  expect(server.output()).toContain('SMTP_URL');
});

test('recipe streaming, picture upload and wss changes work through the proxy', async () => {
  const { client, session } = await makeCook();
  const socket = new WebSocket(`wss://${host}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`, {
    createConnection: proxy.connect,
  });
  await once(socket, 'open');
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  const bindings = [{ event: 'INSERT', schema: 'public', table: 'recipes' }];
  socket.send(
    JSON.stringify({
      topic: 'realtime:mine',
      event: 'phx_join',
      ref: '1',
      payload: { config: { postgres_changes: bindings }, access_token: session.access_token },
    }),
  );
  await expect.poll(() => heard.join()).toContain('"status":"ok"');

  let letGo = () => {};
  const after = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  model.play({ text: goodAnswer, after });
  const recipe = await proxy.ask('/functions/v1/generate-recipe', {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ options: thaiVegan }),
  });
  const reader = (recipe.body as ReadableStream<Uint8Array>).getReader();
  // This event has passed the proxy before the model has written anything.
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toContain('event: status');
  letGo();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += new TextDecoder().decode(part.value);
  }
  expect(text).toContain('event: recipe');

  const { error } = await client.storage
    .from('avatars')
    .upload(`${session.user.id}/soup.png`, await png(), { contentType: 'image/png' });
  expect(error).toBeNull();
  const { data } = client.storage.from('avatars').getPublicUrl(`${session.user.id}/soup.png`);
  expect(data.publicUrl).toMatch(/^https:\/\/table\.example\//);
  expect((await proxy.ask(data.publicUrl)).status).toBe(200);

  await client.from('recipes').insert({ user_id: session.user.id, name: 'Soup' });
  await expect.poll(() => heard.join()).toContain('"name":"Soup"');
  socket.close();
});

test('in a browser: register, confirm by mail, and sign in again with a passkey', async () => {
  const email = `cook-${randomBytes(5).toString('hex')}@example.com`;
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await addVirtualAuthenticator(page);
  await page.goto('/auth');
  expect(await page.evaluate(() => [isSecureContext, location.origin])).toEqual([true, site]);
  const { error } = await newClient().auth.signUp({
    email,
    password,
    options: { data: { name: 'Maya' } },
  });
  expect(error).toBeNull();
  await page.goto(await linkMailedTo(email));
  await page.waitForURL(`${site}/**`);
  await page.getByRole('button', { name: 'Account: Maya' }).waitFor();
  await page.goto('/profile');
  const passkeys = page.getByRole('region', { name: 'Sign in with a passkey', exact: true });
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('You can now sign in with it.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).press('Enter');
  await page.waitForURL('**/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Account: Maya' }).waitFor();
  expect(new URL(page.url()).origin).toBe(site);
  await context.close();
});
