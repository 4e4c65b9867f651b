// Draws the icons of the installed app from the favicon's drawing: node scripts/draw-icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = new URL('../web/public/', import.meta.url);
/** The favicon is drawn in a square of this side. */
const side = 32;
const saffron = '#F97316';

type Icon = {
  file: string;
  sizePx: number;
  /** How far the drawing fills an edge-to-edge square; null keeps the round plate, with nothing around it. */
  fill: number | null;
};

/** Systems cut a maskable icon to any shape within the middle 80 %; Apple's rounds off the corners alone. */
const icons: Icon[] = [
  { file: 'icon-192.png', sizePx: 192, fill: null },
  { file: 'icon-512.png', sizePx: 512, fill: null },
  { file: 'icon-maskable-512.png', sizePx: 512, fill: 0.8 },
  { file: 'apple-touch-icon.png', sizePx: 180, fill: 0.88 },
];

/** The same drawing on a whole square of its own colour, its plate shrunk to what is sure to be seen. */
function onSquare(svg: string, fill: number): string {
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const shift = (side * (1 - fill)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${saffron}"/><g transform="translate(${shift} ${shift}) scale(${fill})">${inner}</g></svg>`;
}

const favicon = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
for (const { file, sizePx, fill } of icons) {
  const drawing = fill === null ? favicon : onSquare(favicon, fill);
  await sharp(Buffer.from(drawing), { density: (72 * sizePx) / side })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`icons/${file}`, publicFolder)));
}
