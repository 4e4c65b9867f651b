import sharp from 'sharp';
import type { Photograph } from '#photographer/photograph.ts';
import { pictureWidth, thumbnailWidth, webpSettings } from '../../storage/picture-format.ts';

// Pictures share nothing that sharp could reuse from its cache.
sharp.cache(false);

export const pictureSize = { width: pictureWidth, height: 800 } as const;
const thumbnailSize = { width: thumbnailWidth, height: 267 } as const;

/** Encodes a rendering as WebP in the two sizes that are shown. Sharpens it slightly, since it was drawn larger. */
export async function encodeRendering({
  width,
  height,
  pixels,
}: Photograph): Promise<{ picture: Uint8Array; thumbnail: Uint8Array }> {
  const raw = { raw: { width, height, channels: 3 } } as const;
  const resized = (size: { width: number; height: number }) =>
    sharp(pixels, raw).resize({ ...size, fit: 'fill', kernel: 'lanczos3' });
  const picture = await resized(pictureSize)
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1 })
    .webp(webpSettings)
    .toBuffer();
  const thumbnail = await resized(thumbnailSize)
    .sharpen({ sigma: 0.5, m1: 0.4, m2: 1 })
    .webp({ ...webpSettings, quality: 80 })
    .toBuffer();
  return { picture, thumbnail };
}
