import { type Canvas, finishOf, type Material, pixelBox } from './canvas.ts';
import type { Colour } from './colour.ts';
import { fbm } from './noise.ts';

/** Where something may be poured: it fills whatever lies lower than its level. */
export type Pool = {
  x: number;
  y: number;
  radius: number;
  /** Height of its surface in units. */
  level: number;
  /** Narrows the circle where the vessel is not round. */
  inside?: (x: number, y: number) => boolean;
};

export type LiquidOptions = Material & {
  /** Units of depth in which the ground fades: 2 cream soup, 8 broth, 20 water. */
  clarity?: number;
  /** Units by which the surface rises and falls. */
  waviness?: number;
  /** Width of its waves in units. */
  waveLength?: number;
};

/** Pours: a level surface, its ground dimmed with the depth, darker where it is shallow at the wall. */
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
        // What shows through is wet and therefore a little darker than it was.
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
