/** A picture that this browser can show. */
export type OpenPicture = {
  image: HTMLImageElement;
  /** Object URL, valid only on this page and until `close`. */
  address: string;
  close(): void;
};

/** The bytes are not a picture, or this browser does not support the format (most do not support HEIC). */
export class UnreadablePicture extends Error {}

/**
 * Decodes a chosen file, rotated upright as the camera held it.
 * @throws UnreadablePicture
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    // An SVG without its own size: there is nothing to crop.
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('It has no size.');
  } catch (cause) {
    URL.revokeObjectURL(address);
    throw new UnreadablePicture('The chosen file cannot be shown.', { cause });
  }
  return { image, address, close: () => URL.revokeObjectURL(address) };
}
