import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photograph } from '#photographer/photograph.ts';
import { pictureSize } from '#server/functions/pictures/encode-rendering.ts';
import { type PageDish, pageDishes } from './page-pictures/dishes.ts';

/**
 * npm run page-pictures [-- curry soup]: redraws the dishes of the landing page, the sign-in page and the tiles into web/assets:
 * all of them, or only those named.
 */
const folder = join(import.meta.dirname, '../web/assets');
const plateWidth = 480;
/** Keeps a thin margin of table around the plate, so that its rim is never cut. */
const margin = 1.01;

/** All supported browsers read AVIF; for these pictures it takes half the bytes of WebP. */
const encode = (picture: Sharp) => picture.avif({ quality: 56, effort: 7 }).toBuffer();

async function drawDish({ name, widths = [], isPlate, seed, recipe }: PageDish): Promise<void> {
  const taken = photograph(recipe, { seed });
  const { width, height, pixels } = taken;
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ ...pictureSize, fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const shown of widths) {
    const bytes = await encode(sharp(picture).resize(shown));
    writeFileSync(join(folder, `dish-${name}-${shown}.avif`), bytes);
  }
  if (!isPlate) return;
  const { x, y, radius } = taken.plate;
  const half = Math.min(
    Math.round(radius * margin),
    x,
    y,
    pictureSize.width - x,
    pictureSize.height - y,
  );
  const square = { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
  const plate = await encode(sharp(picture).extract(square).resize(plateWidth, plateWidth));
  writeFileSync(join(folder, `plate-${name}.avif`), plate);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => pageDishes.every((dish) => dish.name !== name));
if (unknown.length > 0) {
  const known = pageDishes.map(({ name }) => name).join(', ');
  throw new Error(`No dish is called ${unknown.join(', ')}. There are ${known}.`);
}
for (const dish of pageDishes) {
  if (wanted.length > 0 && !wanted.includes(dish.name)) continue;
  await drawDish(dish);
  process.stdout.write(`${dish.name}\n`);
}
