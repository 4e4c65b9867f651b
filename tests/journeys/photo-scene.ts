import type { Page } from 'playwright-core';
import sharp from 'sharp';

const colours = { red: '#c81e1e', blue: '#1e3cc8', green: '#1e961e', yellow: '#e6c81e' };

/** Returns an SVG with quarters in four colours, clockwise from the upper left, twice as wide as high. */
function fourColours(width: number): Buffer {
  const [x, y] = [width / 2, width / 4];
  const quarter = (fill: string, left: number, top: number) =>
    `<rect x="${left}" y="${top}" width="${x}" height="${y}" fill="${fill}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}">` +
      quarter(colours.red, 0, 0) +
      quarter(colours.blue, x, 0) +
      quarter(colours.green, x, y) +
      quarter(colours.yellow, 0, y) +
      '</svg>',
  );
}

/** Makes a JPEG as a phone does: rotated, with an EXIF orientation tag, the camera make and the GPS position. */
export async function photoOfPhone(width = 1600) {
  const picture = sharp(await sharp(fourColours(width)).rotate(-90).png().toBuffer());
  const exif = { IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const buffer = await picture.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

type ColourName = keyof typeof colours | 'something else';

/** Returns the colour of each quarter of a picture, clockwise from the upper left. */
export async function quartersOf(picture: Uint8Array): Promise<ColourName[]> {
  const { data } = await sharp(picture)
    .resize(4, 4, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 15, 12].map((pixel) => {
    const seen = [...data.subarray(pixel * 3, pixel * 3 + 3)];
    const near = (hex: string) =>
      seen.every(
        (part, at) => Math.abs(part - Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) < 40,
      );
    const found = Object.entries(colours).find(([, hex]) => near(hex));
    return (found?.[0] as ColourName | undefined) ?? 'something else';
  });
}

/** Chooses a file in Profile, as the file picker would. */
export async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(file);
}

export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Frame your photo' });
