import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createContext } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { signUpConfirmed } from '#tests/support/people.ts';

// Differs from the host that the tests request, as behind a reverse proxy.
const siteUrl = 'https://table.example';
let testApp: TestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
let clientDirectory: string;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  // As in the real server process: @hono/node-server replaces the global Request and Response with its own.
  getRequestListener(() => new Response());
  data = await makeDataDirectory();
  const variables = { SITE_URL: siteUrl, DATA_DIR: data.path, MAILBOX_PUBLIC: 'true' };
  testApp = await createTestApp({ variables: { ...variables, SANDBOX_PUBLIC: 'true' } });
  clientDirectory = await mkdtemp(join(tmpdir(), 'saffron-table-public-'));
  app = createApp(testApp.services, {
    render: async () => new Response('a page', { status: 404 }),
    requestContext: createContext(),
    inlineScriptHash: 'hash',
    clientDirectory,
    builtAt: new Date('2026-11-20T23:00:00Z'),
  });
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
  await rm(clientDirectory, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  app.fetch(new Request(`http://127.0.0.1:3000${path}`, init));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);

/** Adds shared recipes of one cook, created one second apart, except every tenth, which has the same time as the one before it. */
async function addRecipes(count: number, from: string): Promise<void> {
  const cook = await signUpConfirmed(testApp);
  await testApp.testDatabase.owner`
    insert into public.recipes (user_id, name, created_at, shared_at)
    select ${cook.user.id}, 'Recipe ' || n,
      ${from}::timestamptz + make_interval(secs => n - (n % 10 = 0)::int) + interval '1 microsecond', now()
    from generate_series(1, ${count}) as n`;
  // Saved but not shared: these must not appear in any file.
  await testApp.testDatabase.owner`
    insert into public.recipes (user_id, name, created_at)
    select ${cook.user.id}, 'Mine ' || n, ${from}::timestamptz + make_interval(secs => n)
    from generate_series(1, 3) as n`;
}

const allRecipePages = async () =>
  (
    await testApp.testDatabase.owner<
      { id: string }[]
    >`select id from public.recipes where shared_at is not null`
  ).map(({ id }) => `${siteUrl}/recipe/${id}`);

describe('robots.txt', () => {
  test('allows every page and links the sitemap at the configured site URL', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(lines).toContain('Disallow: /rest/v1/');
    const hidden = lines.filter((line) => line.startsWith('Disallow:')).map((l) => l.slice(10));
    for (const page of [
      '/',
      '/recipe/1',
      '/recipes',
      '/sitemap',
      '/link-previews/a.jpg',
      '/auth',
    ]) {
      expect(hidden.some((beginning) => page.startsWith(beginning))).toBe(false);
    }
  });
});

describe('sitemap.xml', () => {
  test('has the nine pages of the spec with their changefreq and priority', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const entries = [...xml.matchAll(/<url>\s*([\s\S]*?)\s*<\/url>/g)].map(([, entry = '']) =>
      [...entry.matchAll(/<(\w+)>(.*?)<\/\1>/g)].map(([, , value]) => value).join(' '),
    );
    expect(entries).toEqual([
      `${siteUrl}/ 2026-11-20 daily 1.0`,
      `${siteUrl}/generate 2026-11-20 weekly 0.9`,
      `${siteUrl}/about 2026-11-20 monthly 0.8`,
      `${siteUrl}/recipes 2026-11-20 weekly 0.7`,
      `${siteUrl}/credits 2026-11-20 monthly 0.6`,
      `${siteUrl}/auth 2026-11-20 yearly 0.5`,
      `${siteUrl}/contact 2026-11-20 yearly 0.4`,
      `${siteUrl}/privacy 2026-11-20 yearly 0.3`,
      `${siteUrl}/terms 2026-11-20 yearly 0.3`,
    ]);
  });

  test('lists each shared recipe: weekly, 0.6, lastmod is the creation day', async () => {
    await addRecipes(3, '2026-03-01T23:59:00Z');
    const answer = await get('/sitemap.xml');
    const xml = await answer.text();
    const [page] = await allRecipePages();
    expect(xml).toContain(
      `    <loc>${page}</loc>\n    <lastmod>2026-03-01</lastmod>\n    <changefreq>weekly</changefreq>\n    <priority>0.6</priority>\n`,
    );
    expect(locations(xml)).toHaveLength(9 + 3);
    const tag = answer.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await get('/sitemap.xml', { method: 'HEAD' })).headers.get('etag')).toBe(tag);
  });

  test('is an index above a thousand recipes, whose files list each recipe once', async () => {
    await addRecipes(2_060, '2026-04-01T00:00:00Z');
    testApp.clock.advance(11 * 60_000);
    const index = await (await get('/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(index)).toEqual([
      `${siteUrl}/sitemaps/pages.xml`,
      ...[1, 2, 3].map((number) => `${siteUrl}/sitemaps/recipes-${number}.xml`),
    ]);
    const files = await Promise.all(
      locations(index).map(async (url = '') =>
        locations(await (await get(new URL(url).pathname)).text()),
      ),
    );
    expect(files.map((file) => file.length)).toEqual([9, 1000, 1000, 63]);
    expect(files.slice(1).flat().toSorted()).toEqual((await allRecipePages()).toSorted());
  });

  test('an unknown sitemap file is 404', async () => {
    for (const name of ['recipes-0', 'recipes-4', 'recipes-01', 'recipes-9999999', 'other']) {
      expect((await get(`/sitemaps/${name}.xml`)).status, name).toBe(404);
    }
  });
});

describe('the picture of a link preview', () => {
  const bucket = 'recipe-pictures';
  const path = 'house/0123.webp';
  const address = `/link-previews/storage/v1/object/public/${bucket}/${path}.jpg`;

  beforeAll(async () => {
    const picture = { width: 1200, height: 800, channels: 3, background: '#f97316' } as const;
    const bytes = await sharp({ create: picture }).webp().toBuffer();
    await testApp.services.objects.put({ bucket, path }, { bytes, contentType: 'image/webp' });
    await testApp.services.objects.put(
      { bucket: 'private', path },
      { bytes, contentType: 'image/webp' },
    );
    await mkdir(join(clientDirectory, 'images'));
    await writeFile(join(clientDirectory, 'images', 'stock.webp'), bytes);
    await writeFile(join(clientDirectory, 'secret.webp'), bytes);
  });

  test.each([address, '/link-previews/images/stock.webp.jpg'])(
    '%s is a public JPEG of 1200 × 630',
    async (preview) => {
      const answer = await get(preview);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringMatching(/^public, max-age=\d{5,}$/),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      const etag = answer.headers.get('etag') ?? '';
      expect((await get(preview, { headers: { 'if-none-match': etag } })).status).toBe(304);
    },
  );

  test.each([
    address.replace('0123', 'missing'),
    address.replace(bucket, 'private'),
    address.replace('.jpg', ''),
    address.replace('house/', '%2e%2e/house/'),
    '/link-previews/images/missing.webp.jpg',
    '/link-previews/images/..%2fsecret.webp.jpg',
    '/link-previews/secret.webp.jpg',
    '/link-previews/https://elsewhere.example/a.webp.jpg',
  ])('%s is 404', async (preview) => {
    expect((await get(preview)).status).toBe(404);
  });

  test('a missing picture is not cached: it is served once it exists', async () => {
    const late = address.replace('0123', 'late');
    expect((await get(late)).status).toBe(404);
    const picture = { width: 300, height: 300, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create: picture }).webp().toBuffer();
    const name = { bucket, path: 'house/late.webp' };
    await testApp.services.objects.put(name, { bytes, contentType: 'image/webp' });
    expect((await get(late)).status).toBe(200);
  });

  test('requests beyond the queue limit get 503 with Retry-After and succeed later', async () => {
    const picture = { width: 1200, height: 800, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create: picture }).webp().toBuffer();
    const names = Array.from({ length: 24 }, (_, at) => `house/many-${at}`);
    for (const name of names) {
      const kept = { bucket, path: `${name}.webp` };
      await testApp.services.objects.put(kept, { bytes, contentType: 'image/webp' });
    }
    const addresses = names.map((name) => address.replace('house/0123', name));
    const answers = await Promise.all(addresses.map((preview) => get(preview)));
    const refused = addresses.filter((_, at) => answers[at]?.status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(16);
    expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(24);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('30');
    expect((await get(refused[0] ?? '')).status).toBe(200);
  });
});
