import { type Canvas, finishOf, type Material, pixelBox } from './canvas.ts';
import type { Colour } from './colour.ts';
import { fbm } from './noise.ts';

/** An area that a liquid fills: everything lower than its level is covered. */
export type Pool = {
  x: number;
  y: number;
  radius: number;
  /** Height of its surface in units. */
  level: number;
  /** Restricts the circle to the inside of a vessel that is not round. */
  inside?: (x: number, y: number) => boolean;
};

export type LiquidOptions = Material & {
  /** Depth in units over which the ground fades: 2 cream soup, 8 broth, 20 water. */
  clarity?: number;
  /** Height of the waves in units. */
  waviness?: number;
  /** Width of the waves in units. */
  waveLength?: number;
};

/** Pours a liquid with a level surface. The ground fades with depth and looks darker where the liquid is shallow at the wall. */
export function drawLiquid(
  canvas: Canvas,
  pool: Pool,
  colourOf: (x: number, y: number) => Colour,
  options: LiquidOptions = {},
): void {
  const { pixelsPerUnit: scale, heights, colours, width } = canvas;
  const { clarity = 8, waviness = 1.2, waveLength = 38 } = options;
  const finish = finishOf({ gloss: 0.9, translucency: 0.25, relief: 0, ...options });
  const box = pixelBox(canvas, pool.x, pool.y, pool.radius, pool.radius);
  const radiusSquared = pool.radius * pool.radius;
  for (let row = box.firstRow; row <= box.lastRow; row++) {
    const y = row / scale + canvas.top;
    for (let column = box.firstColumn; column <= box.lastColumn; column++) {
      const x = column / scale + canvas.left;
      if ((x - pool.x) ** 2 + (y - pool.y) ** 2 > radiusSquared) continue;
      if (pool.inside && !pool.inside(x, y)) continue;
      const pixel = row * width + column;
      const wave = waviness === 0 ? 0 : waviness * (fbm(x / waveLength, y / waveLength, 3) - 0.5);
      const depth = pool.level + wave - (heights[pixel] as number) / scale;
      if (depth <= 0) continue;
      const cover = 1 - Math.exp(-depth / clarity);
      const colour = colourOf(x, y);
      for (let part = 0; part < 3; part++) {
        const at = pixel * 3 + part;
        // The ground that shows through is wet and therefore a little darker.
        colours[at] =
          (colours[at] as number) * (1 - cover) * 0.85 + (colour[part] as number) * cover;
      }
      heights[pixel] = (pool.level + wave) * scale;
      canvas.gloss[pixel] = finish.gloss;
      canvas.translucency[pixel] = finish.translucency;
      canvas.metal[pixel] = finish.metal;
      canvas.relief[pixel] = finish.relief;
    }
  }
}
