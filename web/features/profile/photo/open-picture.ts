/** A picture that this browser can show. */
export type OpenPicture = {
  image: HTMLImageElement;
  /** Of this page alone, until `close`. */
  address: string;
  close(): void;
};

/** The bytes are no picture, or one of a kind that this browser does not know (most know no HEIC). */
export class UnreadablePicture extends Error {}

/**
 * Decodes a chosen file, upright as its camera held it.
 * @throws UnreadablePicture
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    // A drawing without a size of its own: nothing to cut from.
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('It has no size.');
  } catch (cause) {
    URL.revokeObjectURL(address);
    throw new UnreadablePicture('The chosen file cannot be shown.', { cause });
  }
  return { image, address, close: () => URL.revokeObjectURL(address) };
}
