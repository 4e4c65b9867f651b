import sharp from 'sharp';
import { linkPreviewSize } from '#contract/link-preview.ts';

/** Crops the center of the picture to the size of a link preview and encodes it as JPEG, which every messaging app can read. */
export function encodeLinkPreview(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ ...linkPreviewSize, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fcf9f4' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
