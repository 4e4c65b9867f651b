import type { Area } from 'react-easy-crop';

/** The largest size at which a photo is shown, in pixels, on a screen with a device pixel ratio of 3. */
const longestEdge = 512;
const quality = 0.92;

/** The selected part of a picture: a square in picture pixels after the rotation. */
export type Cut = { area: Area; quarterTurns: number };

/** @returns width and height after the turns */
export function turnedSize(size: { width: number; height: number }, quarterTurns: number) {
  return quarterTurns % 2 === 0 ? size : { width: size.height, height: size.width };
}

/** Returns the edge of the saved photo in pixels: at most `longestEdge`, and a smaller picture is not enlarged. */
export function edgeOf({ width }: Pick<Area, 'width'>): number {
  return Math.max(1, Math.min(longestEdge, Math.round(width)));
}

function draw(image: HTMLImageElement, { area, quarterTurns }: Cut): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = edgeOf(area);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives out no canvas.');
  const { naturalWidth: width, naturalHeight: height } = image;
  const turned = turnedSize({ width, height }, quarterTurns);
  const scale = canvas.width / area.width;
  pen.imageSmoothingQuality = 'high';
  pen.scale(scale, scale);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate((quarterTurns * Math.PI) / 2);
  pen.drawImage(image, -width / 2, -height / 2);
  return canvas;
}

/**
 * Redraws the selected square at a small size and without the camera's metadata (place, time, device).
 * @returns WebP; PNG from browsers that cannot encode WebP
 * @throws Error if the browser provides no canvas or no pixel data
 */
export async function cutPhoto(image: HTMLImageElement, cut: Cut): Promise<Blob> {
  const canvas = draw(image, cut);
  const photo = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/webp', quality);
  });
  if (!photo) throw new Error('The browser hands out no pixels.');
  return photo;
}
