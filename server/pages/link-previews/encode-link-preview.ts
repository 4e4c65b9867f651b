import sharp from 'sharp';
import { linkPreviewSize } from '#contract/link-preview.ts';

/** The picture's middle in the shape of a link preview, as the JPEG that every program of messages reads. */
export function encodeLinkPreview(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ ...linkPreviewSize, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fcf9f4' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
