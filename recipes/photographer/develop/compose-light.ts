import type { Canvas } from '../canvas.ts';
import { bounceCell } from './gather-bounce.ts';
import { grainSize, grainX, grainY } from './grain.ts';
import { toWindow } from './light.ts';
import { mirror } from './mirror.ts';
import type { Lighting } from './shade.ts';
import { slope } from './slope.ts';
import { between, stretch } from './upsample.ts';

/** Colours of the light: a warm sun through the window, a cooler room. */
const sun = Float32Array.of(2.6, 2.44, 2.2);
const sky = Float32Array.of(0.44, 0.465, 0.51);

/** Colour times light, and the mirrored window on top. */
export function composeLight(canvas: Canvas, lighting: Lighting): Float32Array {
  const { width, height } = canvas;
  const out = new Float32Array(width * height * 3);
  const rows = {
    half: stretch(height, lighting.around.height, 2),
    third: stretch(height, lighting.room.height, 3),
    bounce: stretch(height, lighting.bounce.height, bounceCell),
  };
  const columns = {
    half: stretch(width, lighting.around.width, 2),
    third: stretch(width, lighting.room.width, 3),
    bounce: stretch(width, lighting.bounce.width, bounceCell),
  };
  for (let row = 0; row < height; row++) composeRow(canvas, lighting, rows, columns, row, out);
  return out;
}

type Stretches = Record<'half' | 'third' | 'bounce', ReturnType<typeof stretch>>;

function composeRow(
  canvas: Canvas,
  lighting: Lighting,
  rows: Stretches,
  columns: Stretches,
  row: number,
  out: Float32Array,
): void {
  const { width, height, heights, colours, gloss, translucency, metal, relief } = canvas;
  const { key, soft, room, around, bounce } = lighting;
  const halfStart = (rows.half.before[row] as number) * around.width;
  const halfBelow = rows.half.part[row] as number;
  const roomStart = (rows.third.before[row] as number) * room.width;
  const roomBelow = rows.third.part[row] as number;
  const bounceStart = (rows.bounce.before[row] as number) * bounce.width;
  const up = row > 0 ? -width : 0;
  const down = row + 1 < height ? width : 0;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    const here = heights[pixel] as number;
    const west = heights[column > 0 ? pixel - 1 : pixel] as number;
    const east = heights[column + 1 < width ? pixel + 1 : pixel] as number;
    const grainAt = ((row & (grainSize - 1)) << 8) | (column & (grainSize - 1));
    const rough = (relief[pixel] as number) / 255;
    const fineX = (grainX[grainAt] as number) * rough;
    const riseX = slope(west, here, east) + fineX * 0.3;
    const riseY =
      slope(heights[pixel + up] as number, here, heights[pixel + down] as number) +
      (grainY[grainAt] as number) * rough * 0.3;
    const nz = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
    const nx = -riseX * nz;
    const ny = -riseY * nz;
    const halfAt = halfStart + (columns.half.before[column] as number);
    const right = columns.half.part[column] as number;
    const roomAt = roomStart + (columns.third.before[column] as number);
    const open = between(
      room.values,
      roomAt,
      room.width,
      columns.third.part[column] as number,
      roomBelow,
    );
    const hollow = between(around.values, halfAt, around.width, right, halfBelow) * 2 - here;
    const seen = hollow > 0 ? open / (1 + hollow * 0.16) : open;
    const ambient = seen * (0.5 + 0.5 * nz + 0.42 * (nx * toWindow.x + ny * toWindow.y));
    const direct = key.values[pixel] as number;
    const depth = ((translucency[pixel] as number) / 255) * 0.85;
    const shine = mirror(nx, ny, nz, (gloss[pixel] as number) / 255, direct, seen);
    const bare = (metal[pixel] as number) / 255;
    // Fine dust of light and dark, as on everything that has pores.
    const dust = (1 + fineX * 0.1) * (1 - 0.75 * bare);
    const bounceAt = (bounceStart + (columns.bounce.before[column] as number)) * 3;
    const spread = 0.1 + 0.85 * (1 - seen);
    for (let channel = 0; channel < 3; channel++) {
      let window = direct;
      if (depth > 0) {
        const values = soft[channel as 0 | 1 | 2].values;
        window += (between(values, halfAt, around.width, right, halfBelow) - direct) * depth;
      }
      const colour = colours[pixel * 3 + channel] as number;
      const light =
        (sun[channel] as number) * window +
        (sky[channel] as number) * ambient +
        (bounce.values[bounceAt + channel] as number) * spread;
      out[pixel * 3 + channel] = colour * light * dust + shine * (1 + bare * (colour * 9 - 1));
    }
  }
}
