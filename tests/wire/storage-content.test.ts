import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  avatarsOf,
  colorOf,
  drawn,
  isNearly,
  namedVersions,
  png,
  rawCall,
  type StorageScene,
  startStorageScene,
  storedVersions,
} from './storage-scene.ts';

let scene: StorageScene;
beforeAll(async () => {
  scene = await startStorageScene('disk', { RATE_LIMITS: 'off' });
});
afterAll(() => scene.close());

const limitBytes = 5 * 1024 * 1024;
const pathOf = (name = 'avatar.png') => `${scene.cook.user.id}/${name}`;

async function put(bytes: Uint8Array | Blob, path = pathOf()) {
  return avatarsOf(scene.cook).upload(path, bytes, { upsert: true });
}

async function readBack(path = pathOf()): Promise<Uint8Array> {
  const { data, error } = await avatarsOf(scene.cook).download(path);
  if (error) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

describe('a stored picture', () => {
  test('is at most 512 pixels on either side and keeps its proportions', async () => {
    await put(await png({ width: 1600, height: 800 }));
    expect(await sharp(await readBack()).metadata()).toMatchObject({ width: 512, height: 256 });
    await put(await png({ width: 300, height: 900 }));
    expect(await sharp(await readBack()).metadata()).toMatchObject({ width: 171, height: 512 });
    await put(await png({ width: 20, height: 10 }));
    expect(await sharp(await readBack()).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('is WebP from %s', async (format) => {
    const { error } = await put(new Uint8Array(await drawn().toFormat(format).toBuffer()));
    expect(error).toBeNull();
    expect((await sharp(await readBack()).metadata()).format).toBe('webp');
  });

  test('has no EXIF, XMP or ICC data and is rotated upright', async () => {
    const taken = await drawn({ width: 40, height: 20 })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada of Zurich' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(taken.toString('latin1')).toContain('Ada of Zurich');
    await put(new Uint8Array(taken));
    const kept = await readBack();
    expect(Buffer.from(kept).toString('latin1')).not.toContain('Zurich');
    const { exif, xmp, icc, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, width, height }).toEqual({ width: 20, height: 40 });
  });

  test('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((color) => drawn({ color }).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    await put(new Uint8Array(gif));
    const kept = await readBack();
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect(isNearly(await colorOf(kept), [255, 0, 0])).toBe(true);
  });

  test.each([
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a ZIP archive', 'PK\u0003\u0004 payload of a zip'],
    ['a PDF document', '%PDF-1.7 payload'],
  ])('is only the pixels when %s is appended to the file', async (_what, tail) => {
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const polyglot = Buffer.concat([
        await drawn().toFormat(format).toBuffer(),
        Buffer.from(tail),
      ]);
      const { error } = await put(new Uint8Array(polyglot));
      expect(error, format).toBeNull();
      expect(Buffer.from(await readBack()).includes(tail)).toBe(false);
    }
  });
});

/** Returns a PNG whose header declares this width and height, with only a few bytes of pixel data. */
function promise(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    let crc = 0xffffffff;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

describe('refused uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const text = (content: string) => async () => new TextEncoder().encode(content);
  test.each([
    ['an empty file', text('')],
    ['SVG', text(svg)],
    ['SVG after an XML declaration', text(`\ufeff<?xml version="1.0"?>${svg}`)],
    ['an HTML page', text('<!doctype html><img src=x onerror=alert(1)>')],
    ['a PDF document', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a ZIP archive', text('PK\u0003\u0004')],
    ['a script with a GIF signature', text('GIF89a/*\u0000*/=1;alert(1)')],
    ['HEIC', text('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000')],
    ['a truncated picture', async () => (await png({ width: 200, height: 200 })).slice(0, 150)],
    ['a header that declares 2.5 billion pixels', async () => promise(50_000, 50_000)],
    ['a header that declares a strip of two billion pixels', async () => promise(2_000_000_000, 1)],
    [
      'a decompression bomb with real pixels',
      async () =>
        new Uint8Array(
          await drawn({ width: 8000, height: 8000 }).png({ compressionLevel: 9 }).toBuffer(),
        ),
    ],
  ])('%s with the content type image/png', async (_what, make) => {
    await put(await png({ color: 'red' }));
    const before = await storedVersions(scene.testApp);
    const bytes = await make();
    for (const body of [new Blob([bytes], { type: 'image/png' }), bytes]) {
      const { error } = await avatarsOf(scene.cook).upload(pathOf(), body, {
        upsert: true,
        contentType: 'image/png',
      });
      expect(error).toMatchObject({
        status: 400,
        statusCode: '415',
        code: 'InvalidMimeType',
        message: /^We can't use this picture/,
      });
    }
    expect(isNearly(await colorOf(await readBack()), [255, 0, 0])).toBe(true);
    expect(await storedVersions(scene.testApp)).toEqual(before);
  });

  test('more than 5 MiB as form, bytes or stream; exactly 5 MiB is accepted', async () => {
    const tooLarge = { status: 400, statusCode: '413', code: 'EntityTooLarge' };
    const heavy = new Uint8Array(limitBytes + 1);
    heavy.set(await png());
    const stream = new Blob([heavy]).stream();
    for (const body of [new Blob([heavy]), heavy, stream]) {
      const { error } = await avatarsOf(scene.cook).upload(pathOf(), body, { upsert: true });
      expect(error).toMatchObject(tooLarge);
      expect(error?.message).toBe('The object exceeded the maximum allowed size');
    }
    const allowed = heavy.subarray(0, limitBytes);
    for (const body of [new Blob([allowed]), allowed]) expect((await put(body)).error).toBeNull();
  });

  test('malformed forms and invalid metadata', async () => {
    const call = rawCall(scene, scene.cook.session.access_token);
    const path = `/object/avatars/${pathOf('form.png')}`;
    const form = (fields: Record<string, string | Blob>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return { body };
    };
    const file = new Blob([await png()]);
    const torn = { 'content-type': 'multipart/form-data; boundary=x' };
    const said = (metadata: string) => ({
      body: file,
      headers: { 'x-metadata': Buffer.from(metadata).toString('base64') },
    });
    for (const init of [
      form({}),
      form({ cacheControl: '3600' }),
      form({ metadata: '{', '': file }),
      form({ metadata: '[]', '': file }),
      form({ metadata: '{"a":"\\u0000"}', '': file }),
      form({ metadata: '{"a":"\\ud800"}', '': file }),
      form({ metadata: JSON.stringify({ a: 'x'.repeat(5000) }), '': file }),
      said('null'),
      said('\u0000'),
      { body: '--x\r\n', headers: torn },
      { body: 'garbage', headers: torn },
      { body: '--x\r\nContent-Disposition: form-data; name=""\r\n\r\nabc\r\n--x--', headers: torn },
      { body: 'no boundary', headers: { 'content-type': 'multipart/form-data;' } },
      form({
        '': file,
        ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field ${at}`, ''])),
      }),
    ]) {
      const answer = await call(path, { method: 'POST', ...init });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    }
    expect((await avatarsOf(scene.cook).exists(pathOf('form.png'))).data).toBe(false);
    expect(await storedVersions(scene.testApp)).toEqual(await namedVersions(scene.testApp));
  });
});
