import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { avatarsOf, png, type StorageScene, startStorageScene, stores } from './storage-scene.ts';

const bucket = 'recipe-pictures';
const path = '0b0c2c5a-1d1e-4f5a-9f0e-3d2c1b0a9f8e/dish.webp';
const address = `/storage/v1/object/public/${bucket}/${path}`;

describe.each(stores)('over %s, a picture', (store) => {
  let scene: StorageScene;
  beforeAll(async () => {
    scene = await startStorageScene(store);
    const bytes = new TextEncoder().encode('0123456789');
    const object = { bytes, contentType: 'image/webp' };
    await scene.testApp.services.objects.put({ bucket, path }, object);
  });
  afterAll(() => scene.close());

  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    scene.testApp.request(address, { method, headers });

  async function answerOf(headers: Record<string, string>, method?: string) {
    const answer = await ask(headers, method);
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  }

  test('is sent whole without a separate find in the store', async () => {
    const look = vi.spyOn(scene.testApp.services.objects, 'find');
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    });
  });

  test('is a 304 when If-None-Match or If-Modified-Since shows that the client has it', async () => {
    const { headers } = await ask();
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const known: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
      { 'if-none-match': etag, range: 'bytes=0-1' },
    ];
    for (const condition of known) {
      expect(await answerOf(condition), JSON.stringify(condition)).toEqual([304, null, '']);
      expect(await answerOf(condition, 'HEAD')).toEqual([304, null, '']);
    }
    const yesterday = new Date(Date.parse(modified) - 86_400_000).toUTCString();
    const others: Record<string, string>[] = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': modified },
      { 'if-modified-since': yesterday },
      { 'if-modified-since': 'nonsense' },
    ];
    for (const condition of others) {
      expect(await answerOf(condition), JSON.stringify(condition)).toEqual([
        200,
        null,
        '0123456789',
      ]);
    }
  });

  test('is a 412 when If-Match or If-Unmodified-Since fails', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect(await answerOf({ 'if-match': '"older"', range: 'bytes=5-' })).toEqual([412, null, '']);
    expect(await answerOf({ 'if-match': etag, range: 'bytes=5-' })).toEqual([
      206,
      'bytes 5-9/10',
      '56789',
    ]);
    const longAgo = 'Thu, 01 Jan 2026 00:00:00 GMT';
    expect((await ask({ 'if-unmodified-since': longAgo })).status).toBe(412);
  });

  test.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=0-0', 'bytes 0-0/10', '0'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('is sent in part for Range %s', async (range, told, text) => {
    expect(await answerOf({ range })).toEqual([206, told, text]);
    expect((await ask({ range })).headers.get('content-length')).toBe(String(text.length));
    // HEAD ignores Range (RFC 9110 §14.2).
    const head = await ask({ range }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  test.each([
    'bytes=0-1,4-5', // for several ranges the server may send the whole (§14.2), and does: no client needs several ranges of a picture
    'bytes=5-2',
    'bytes=a-b',
    'bytes=',
    'pieces=0-1',
    'bytes=99999999999999999999-',
  ])('is sent whole for Range %s', async (range) => {
    expect(await answerOf({ range })).toEqual([200, null, '0123456789']);
  });

  test('is a 416 for a range beyond its end', async () => {
    expect(await answerOf({ range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
    expect(await answerOf({ range: 'bytes=-0' })).toEqual([416, 'bytes */10', '']);
  });

  test('is sent in part only when If-Range is its strong ETag', async () => {
    const { headers } = await ask();
    const etag = headers.get('etag') ?? '';
    const range = 'bytes=5-';
    expect((await answerOf({ range, 'if-range': etag }))[0]).toBe(206);
    const others = ['"older"', `W/${etag}`, headers.get('last-modified') ?? ''];
    for (const other of others) {
      expect((await answerOf({ range, 'if-range': other }))[0], other).toBe(200);
    }
  });

  test('that a user uploaded supports the same conditions and ranges', async () => {
    const of = avatarsOf(scene.cook);
    const name = `${scene.cook.user.id}/conditions.png`;
    expect((await of.upload(name, await png())).error).toBeNull();
    const { publicUrl } = of.getPublicUrl(name).data;
    const whole = await scene.testApp.request(publicUrl);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const [etag, date] = [whole.headers.get('etag'), whole.headers.get('last-modified')];
    const again = (headers: Record<string, string>) =>
      scene.testApp.request(publicUrl, { headers });
    expect((await again({ 'if-none-match': etag ?? '' })).status).toBe(304);
    expect((await again({ 'if-modified-since': date ?? '' })).status).toBe(304);
    const part = await again({ range: 'bytes=4-9' });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 10));
  });
});
