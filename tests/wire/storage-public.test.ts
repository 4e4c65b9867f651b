import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeDataDirectory } from '../support/data-directory.ts';

let testApp: TestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
const bucket = 'recipe-pictures';
const path = '0b0c2c5a-1d1e-4f5a-9f0e-3d2c1b0a9f8e/dish.webp';
const address = `/storage/v1/object/public/${bucket}/${path}`;

beforeAll(async () => {
  data = await makeDataDirectory();
  testApp = await createTestApp({ variables: { DATA_DIR: data.path } });
  const bytes = new TextEncoder().encode('0123456789');
  await testApp.services.objects.put({ bucket, path }, { bytes, contentType: 'image/webp' });
  await testApp.services.objects.put(
    { bucket: 'private', path },
    { bytes, contentType: 'image/webp' },
  );
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

const ask = (to: string, init?: RequestInit) => testApp.request(to, init);

describe('a public picture', () => {
  test('is readable without a key, immutable for caches and protected from sniffing', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'access-control-allow-origin': '*',
    });
  });

  test('is downloaded under a name that is truncated inside a surrogate pair', async () => {
    const answer = await ask(`${address}?download=${'a'.repeat(199)}${encodeURIComponent('🍲')}b`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    const name = `${'a'.repeat(199)}%EF%BF%BD`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  });

  test('has the URL that the official client builds', async () => {
    const { data: built } = testApp.client().storage.from(bucket).getPublicUrl(path);
    expect(new URL(built.publicUrl).pathname).toBe(address);
  });

  test('is a 304 when If-None-Match matches its ETag', async () => {
    const etag = (await ask(address)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const answer = await ask(address, { headers: { 'if-none-match': known } });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
    }
    expect((await ask(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('answers HEAD with its size and no bytes', async () => {
    const answer = await ask(address, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(await answer.text()).toBe('');
  });

  test('is sent in part for a Range request', async () => {
    const part = await ask(address, { headers: { range: 'bytes=2-4' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('234');
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(part.headers.get('content-length')).toBe('3');
    const behind = await ask(address, { headers: { range: 'bytes=10-' } });
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe('bytes */10');
    const changed = await ask(address, { headers: { range: 'bytes=2-4', 'if-range': '"older"' } });
    expect(changed.status).toBe(200);
  });
});

describe('a request that cannot be served', () => {
  test.each([
    `/storage/v1/object/public/${bucket}/nobody/put-it.webp`,
    `/storage/v1/object/public/${bucket}`,
    `/storage/v1/object/public/${bucket}/`,
    `/storage/v1/object/public/private/${path}`,
    `/storage/v1/object/public/__proto__/${path}`,
    `/storage/v1/object/public/constructor/${path}`,
    `/storage/v1/object/public/${bucket}/%2e%2e/private/${path}`,
    `/storage/v1/object/public/${bucket}/..%2fprivate%2f${path}`,
    `/storage/v1/object/public/${bucket}/${path.replace('/', '%2f')}`,
    `/storage/v1/object/public/${bucket}/%00`,
    `/storage/v1/object/public/${bucket}/%e0%a4%a`,
    `/storage/v1/object/public/${bucket}/%252e%252e%252fsecret-key`,
    `/storage/v1/object/public/${bucket}/..%5c..%5csecret-key`,
    `${address}/object/public/more`,
  ])('for a missing or private object is not found: %s', async (to) => {
    const answer = await ask(to);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      statusCode: '404',
      error: 'not_found',
      code: 'NoSuchKey',
      message: 'Object not found',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('for an unsupported operation gets an error that the client can read', async () => {
    const purged = await testApp.client().storage.from(bucket).purgeCache('x.png');
    expect(purged.error).toMatchObject({ message: expect.stringMatching(/no such operation/) });
  });
});
