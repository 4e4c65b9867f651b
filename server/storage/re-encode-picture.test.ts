import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processorMsOf } from '#tests/support/processor-time.ts';
import { reEncodePicture, UnusablePicture } from './re-encode-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 249, g: 115, b: 22 } } });

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  '%s becomes WebP in two sizes',
  async (format) => {
    const encoded = await reEncodePicture(await drawn(1600, 1200).toFormat(format).toBuffer());
    const [picture, thumbnail] = await Promise.all(
      [encoded.picture, encoded.thumbnail].map((bytes) => sharp(bytes).metadata()),
    );
    expect(picture).toMatchObject({ format: 'webp', width: 1200, height: 900 });
    expect(thumbnail).toMatchObject({ format: 'webp', width: 400, height: 300 });
    expect(encoded.contentType).toBe('image/webp');
  },
);

test('a small picture is not enlarged', async () => {
  const { picture } = await reEncodePicture(await drawn(300, 200).png().toBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('the location and the author are removed, and the picture is upright', async () => {
  const taken = await drawn(40, 20)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada of Zurich' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(Buffer.from(taken).toString('latin1')).toContain('Ada of Zurich');
  const { picture } = await reEncodePicture(taken);
  const metadata = await sharp(picture).metadata();
  expect(metadata).toMatchObject({ width: 20, height: 40 });
  expect(metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.orientation).toBeUndefined();
  expect(Buffer.from(picture).toString('latin1')).not.toContain('Zurich');
});

test('bytes that follow the pixels are dropped', async () => {
  const polyglot = Buffer.concat([
    await drawn(30, 30).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const { picture, thumbnail } = await reEncodePicture(polyglot);
  expect(Buffer.concat([picture, thumbnail]).toString('latin1')).not.toContain('script');
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
test.each([
  ['SVG', Buffer.from(svg)],
  ['SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['an HTML page', Buffer.from('<!doctype html><img src=x>')],
  ['an empty file', Buffer.alloc(0)],
  [
    'a PNG signature without a picture',
    Buffer.from('\x89PNG\r\n\x1a\n and then nonsense', 'latin1'),
  ],
])('%s is refused', async (_what, bytes) => {
  await expect(reEncodePicture(bytes)).rejects.toThrow(UnusablePicture);
});

test('a truncated picture is refused', async () => {
  const whole = await drawn(400, 400).jpeg().toBuffer();
  await expect(reEncodePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(
    UnusablePicture,
  );
});

test('a decompression bomb is refused before it is decoded', async () => {
  const bomb = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  const refuse = () => expect(reEncodePicture(bomb)).rejects.toThrow(UnusablePicture);
  expect(await processorMsOf(refuse)).toBeLessThan(1000);
});

test('a picture above the size limit is refused unread', async () => {
  await expect(reEncodePicture(new Uint8Array(21 * 1024 * 1024))).rejects.toThrow(/at most/);
});
