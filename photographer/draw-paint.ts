import { type Canvas, type Material, pixelBox } from './canvas.ts';
import type { ColourOf, Place, Shape } from './draw-stamp.ts';

export type PaintOptions = Material & {
  /** Multiplies the colour below, like a stain, instead of covering it. */
  stain?: boolean;
  /** Height in units that full cover adds to the surface. */
  rise?: number;
};

/** @param cover opacity at u, v: 0 or below paints nothing, 1 is opaque; `colourOf` gets it as `h` */
export function drawPaint(
  canvas: Canvas,
  place: Omit<Place, 'height'>,
  cover: Shape,
  colourOf: ColourOf,
  options: PaintOptions = {},
): void {
  const { pixelsPerUnit: scale, heights, colours, width } = canvas;
  const cos = Math.cos(place.rotation ?? 0);
  const sin = Math.sin(place.rotation ?? 0);
  const reachX = 1.2 * (Math.abs(place.radiusX * cos) + Math.abs(place.radiusY * sin));
  const reachY = 1.2 * (Math.abs(place.radiusX * sin) + Math.abs(place.radiusY * cos));
  const box = pixelBox(canvas, place.x, place.y, reachX, reachY);
  for (let row = box.firstRow; row <= box.lastRow; row++) {
    const dy = row / scale + canvas.top - place.y;
    for (let column = box.firstColumn; column <= box.lastColumn; column++) {
      const dx = column / scale + canvas.left - place.x;
      const u = (dx * cos + dy * sin) / place.radiusX;
      const v = (dy * cos - dx * sin) / place.radiusY;
      const part = Math.min(1, cover(u, v));
      if (!(part > 0)) continue;
      const pixel = row * width + column;
      const colour = colourOf(u, v, part, dx + place.x, dy + place.y);
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel;
        const old = colours[at] as number;
        const aim = (colour[channel] as number) * (options.stain ? old : 1);
        colours[at] = old + (aim - old) * part;
      }
      heights[pixel] = (heights[pixel] as number) + (options.rise ?? 0) * part * scale;
      blendMaterial(canvas, pixel, options, part);
    }
  }
}

const channels = ['gloss', 'translucency', 'metal', 'relief'] as const;

function blendMaterial(canvas: Canvas, pixel: number, material: Material, part: number): void {
  for (const channel of channels) {
    const aim = material[channel];
    if (aim === undefined) continue;
    const old = canvas[channel][pixel] as number;
    canvas[channel][pixel] = old + (aim * 255 - old) * part;
  }
}
