// Draws the icons of the installed app from the favicon: node scripts/draw-icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = new URL('../web/public/', import.meta.url);
/** The side length of the square that the favicon is drawn in. */
const side = 32;
const saffron = '#F97316';

type Icon = {
  file: string;
  sizePx: number;
  /** The share of an edge-to-edge square that the drawing fills; null keeps the round plate without a background. */
  fill: number | null;
};

/** Systems may crop a maskable icon to any shape that keeps the middle 80 %; Apple only rounds the corners. */
const icons: Icon[] = [
  { file: 'icon-192.png', sizePx: 192, fill: null },
  { file: 'icon-512.png', sizePx: 512, fill: null },
  { file: 'icon-maskable-512.png', sizePx: 512, fill: 0.8 },
  { file: 'apple-touch-icon.png', sizePx: 180, fill: 0.88 },
];

/** Returns the drawing on a full square in its own colour, shrunk to the area that is never cropped. */
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
