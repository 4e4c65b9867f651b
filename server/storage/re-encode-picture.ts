import sharp from 'sharp';
import { pictureWidth, thumbnailWidth, webpSettings } from './picture-format.ts';

const maxInputBytes = 20 * 1024 * 1024;
/** A small file can hold a huge picture; sharp reads at most this many pixels. */
const maxPixels = 40_000_000;
const secondsToEncode = 15;
const avatarEdge = 512;

/** The first bytes of raster pictures. SVG and PDF are drawing programs that may fetch from elsewhere: they are never opened. */
const beginnings: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('\xff\xd8\xff'), // JPEG
  (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  (head) => head.slice(4, 12) === 'ftypavif' || head.slice(4, 12) === 'ftypavis',
];

/** Thrown for bytes that are not an accepted picture. The message says why, for the log. */
export class UnusablePicture extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusablePicture';
  }
}

export type EncodedPicture = {
  contentType: 'image/webp';
  picture: Uint8Array;
  thumbnail: Uint8Array;
};

function refuseOddBytes(bytes: Uint8Array): void {
  if (bytes.byteLength > maxInputBytes) {
    throw new UnusablePicture(
      `The picture has ${bytes.byteLength} bytes; at most ${maxInputBytes} are read.`,
    );
  }
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!beginnings.some((matches) => matches(head))) {
    throw new UnusablePicture('The bytes are no PNG, JPEG, WebP, GIF or AVIF.');
  }
}

/** The maximum size of a picture, which keeps its proportions; a small one is not enlarged. */
type Bounds = { width: number; height?: number };

/** Decodes the first frame, rotates it upright, and re-encodes its pixels. */
function reEncodeWithin(bytes: Uint8Array, bounds: Bounds): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: secondsToEncode })
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .webp(webpSettings)
    .toBuffer();
}

async function decoded<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  refuseOddBytes(bytes);
  try {
    return await work();
  } catch (cause) {
    throw new UnusablePicture('The picture cannot be decoded.', { cause });
  }
}

/**
 * Re-encodes a picture and its thumbnail from the pixels, whatever type the sender claims: at most 1200 and 400 pixels wide, upright, without
 * metadata or anything else that is not a pixel. Of an animation only the first frame is kept.
 * @throws UnusablePicture
 */
export function reEncodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  return decoded(bytes, async () => ({
    contentType: 'image/webp',
    picture: await reEncodeWithin(bytes, { width: pictureWidth }),
    thumbnail: await reEncodeWithin(bytes, { width: thumbnailWidth }),
  }));
}

/** Re-encodes a user's picture in the same way: at most 512 pixels on either side. @throws UnusablePicture */
export function reEncodeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  return decoded(bytes, () => reEncodeWithin(bytes, { width: avatarEdge, height: avatarEdge }));
}
