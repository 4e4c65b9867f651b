import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SamlIdentityProvider } from '#tests/support/saml-identity-provider.ts';
import { startTrustedHttpsServer } from '#tests/support/trusted-https-server.ts';
import { openSamlScene, type SamlScene } from './saml-scene.ts';

const dayMs = 24 * 3_600_000;

let scene: SamlScene;
let server: Awaited<ReturnType<typeof startTrustedHttpsServer>>;
/** The body that the organisation's metadata URL returns; null for a failure. */
let published: string | null;
let asked: number;

beforeAll(async () => {
  asked = 0;
  server = await startTrustedHttpsServer((_request, response) => {
    asked += 1;
    if (published === null) response.writeHead(500).end();
    else response.end(published);
  });
  scene = await openSamlScene({ variables: { SITE_URL: 'http://localhost:3000' } });
});
afterAll(async () => {
  await scene.close();
  await server.close();
});

async function add(domain: string) {
  const body = { type: 'saml', metadata_url: `${server.origin}/${domain}`, domains: [domain] };
  return scene.admin('', { method: 'POST', body });
}

async function refusalOf(idp: SamlIdentityProvider, domain: string) {
  const parts = { attributes: { mail: [`person@${domain}`] } };
  return scene.refusalOf(await idp.answer(await scene.signInUrl(domain), { parts }));
}

test('creating a provider fetches its metadata and reports fetch and parse errors', async () => {
  const idp = scene.newIdp();
  published = idp.metadataXml;
  const answer = await add('fetched.example');
  expect([answer.status, (await answer.json()).saml]).toMatchObject([
    201,
    {
      entity_id: idp.entityId,
      metadata_url: `${server.origin}/fetched.example`,
      metadata_xml: idp.metadataXml,
    },
  ]);
  expect(await refusalOf(idp, 'fetched.example')).toBeUndefined();
  published = null;
  const failed = await add('failed.example');
  expect([failed.status, (await failed.json()).code]).toEqual([400, 'saml_metadata_fetch_failed']);
  published = 'tea';
  const unreadable = await add('failed.example');
  expect([unreadable.status, (await unreadable.json()).code]).toEqual([400, 'validation_failed']);
});

test('new keys are picked up automatically within a day', async () => {
  const before = scene.newIdp();
  published = before.metadataXml;
  expect((await add('renewed.example')).status).toBe(201);
  const after = scene.newIdp({ entityId: before.entityId });
  published = after.metadataXml;
  expect(await refusalOf(after, 'renewed.example')).toBe('validation_failed');
  scene.testApp.clock.advance(dayMs + 1000);
  expect(await refusalOf(after, 'renewed.example')).toBeUndefined();
  expect(await refusalOf(before, 'renewed.example')).toBe('validation_failed');
});

test('a failed refresh keeps the known metadata and is not retried at every sign-in', async () => {
  const idp = scene.newIdp();
  published = idp.metadataXml;
  expect((await add('away.example')).status).toBe(201);
  scene.testApp.clock.advance(dayMs + 1000);
  published = null;
  const askedBefore = asked;
  expect(await refusalOf(idp, 'away.example')).toBeUndefined();
  expect(await refusalOf(idp, 'away.example')).toBeUndefined();
  expect(asked - askedBefore).toBe(1);
  scene.testApp.clock.advance(11 * 60_000);
  published = scene.newIdp().metadataXml; // of another provider
  expect(await refusalOf(idp, 'away.example')).toBeUndefined();
  expect(asked - askedBefore).toBe(2);
});

test('a public site does not fetch metadata from its private network (SSRF)', async () => {
  const inHouse = await openSamlScene();
  const askedBefore = asked;
  published = inHouse.newIdp().metadataXml;
  for (const metadataUrl of [server.origin, `https://127.0.0.1:${server.port}/`]) {
    const body = { type: 'saml', metadata_url: metadataUrl };
    const answer = await inHouse.admin('', { method: 'POST', body });
    expect((await answer.json()).code).toBe('saml_metadata_fetch_failed');
  }
  expect(asked).toBe(askedBefore);
  await inHouse.close();
});
