import type { Canvas } from '../canvas.ts';
import { bounceCell } from './gather-bounce.ts';
import { grainSize, grainX, grainY } from './grain.ts';
import { toWindow } from './light.ts';
import type { Lighting } from './lighting.ts';
import { awayFromWindow, mirror, mirrorRoom } from './mirror.ts';
import { roomCell } from './see-room.ts';
import { slopeRow } from './slope.ts';
import { between, type Stretch, stretch } from './upsample.ts';

/** Colours of the light: a warm sun through the window, a cooler room. */
const sun = { red: 2.68, green: 2.46, blue: 2.14 } as const;
const sky = { red: 0.44, green: 0.465, blue: 0.51 } as const;

/** Where the lower-resolution planes are sampled, for every row and every column. */
type Stretches = { half: Stretch; room: Stretch; bounce: Stretch };

function stretches(length: number, half: number, room: number, bounce: number): Stretches {
  return {
    half: stretch(length, half, 2),
    room: stretch(length, room, roomCell),
    bounce: stretch(length, bounce, bounceCell),
  };
}

/** Multiplies the colours by the light and adds reflections, in place: the colours become the light that leaves each pixel. */
export function composeLight(canvas: Canvas, lighting: Lighting): void {
  const { around, room, bounce } = lighting;
  const rows = stretches(canvas.height, around.height, room.height, bounce.height);
  const columns = stretches(canvas.width, around.width, room.width, bounce.width);
  const window = new Float32Array(canvas.width * 3);
  const open = new Float32Array(canvas.width);
  const rises = {
    across: new Float32Array(canvas.width),
    along: new Float32Array(canvas.width),
    grain: new Float32Array(canvas.width),
  };
  for (let row = 0; row < canvas.height; row++) {
    openRow(canvas, lighting, rows, columns, row, open);
    windowRow(canvas, lighting, rows, columns, row, window);
    const bounceStart = (rows.bounce.before[row] as number) * bounce.width;
    roughRow(canvas, row, rises);
    lightRow(canvas, lighting, row, rises, open, window, columns.bounce.before, bounceStart);
  }
}

/** Computes how much of the room each pixel of a row sees: less in hollows. */
function openRow(
  canvas: Canvas,
  { room, around }: Lighting,
  rows: Stretches,
  columns: Stretches,
  row: number,
  open: Float32Array,
): void {
  const { width, heights } = canvas;
  const halfStart = (rows.half.before[row] as number) * around.width;
  const below = rows.half.part[row] as number;
  const roomStart = (rows.room.before[row] as number) * room.width;
  const roomBelow = rows.room.part[row] as number;
  const { half, room: wide } = columns;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    const at = halfStart + (half.before[column] as number);
    const right = half.part[column] as number;
    const mean = between(around.values, at, around.width, right, below) * 2;
    const roomAt = roomStart + (wide.before[column] as number);
    const seen = between(room.values, roomAt, room.width, wide.part[column] as number, roomBelow);
    const hollow = mean - (heights[pixel] as number);
    open[column] = hollow > 0 ? seen / (1 + hollow * 0.16) : seen;
  }
}

/** Computes the window's light on each pixel of a row, per channel. Translucent pixels also emit light that entered nearby. */
function windowRow(
  canvas: Canvas,
  { key, soft }: Lighting,
  rows: Stretches,
  columns: Stretches,
  row: number,
  window: Float32Array,
): void {
  const { width, translucency } = canvas;
  const halfWidth = soft[0].width;
  const [red, green, blue] = [soft[0].values, soft[1].values, soft[2].values];
  const start = (rows.half.before[row] as number) * halfWidth;
  const below = rows.half.part[row] as number;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    const direct = key.values[pixel] as number;
    const out = column * 3;
    if (translucency[pixel] === 0) {
      window[out] = direct;
      window[out + 1] = direct;
      window[out + 2] = direct;
      continue;
    }
    const depth = (translucency[pixel] as number) * (0.85 / 255);
    const at = start + (columns.half.before[column] as number);
    const right = columns.half.part[column] as number;
    const kept = direct * (1 - depth);
    window[out] = kept + depth * between(red, at, halfWidth, right, below);
    window[out + 1] = kept + depth * between(green, at, halfWidth, right, below);
    window[out + 2] = kept + depth * between(blue, at, halfWidth, right, below);
  }
}

/** The slopes of a row including the grain of its materials, and the grain itself. */
type Rises = { across: Float32Array; along: Float32Array; grain: Float32Array };

/** How strongly the fine grain of a rough material tilts its surface. */
const grainTilt = 0.3;

/** Computes the slopes of a row including its materials' grain. @param rises is filled */
function roughRow(canvas: Canvas, row: number, rises: Rises): void {
  const { width, relief } = canvas;
  const { across, along, grain } = rises;
  slopeRow(canvas, row, across, along);
  const grainRow = (row & (grainSize - 1)) * grainSize;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    const rough = (relief[pixel] as number) / 255;
    const grainAt = grainRow + (column & (grainSize - 1));
    const aside = (grainX[grainAt] as number) * rough;
    grain[column] = aside;
    across[column] = (across[column] as number) + aside * grainTilt;
    along[column] = (along[column] as number) + (grainY[grainAt] as number) * rough * grainTilt;
  }
}

/** Lights one row: applies window, room and bounced light to its colours and adds reflections. */
function lightRow(
  canvas: Canvas,
  { key, bounce, eye }: Lighting,
  row: number,
  { across, along, grain }: Rises,
  open: Float32Array,
  window: Float32Array,
  bounceColumns: Int32Array,
  bounceStart: number,
): void {
  const { width, colours, gloss, metal } = canvas;
  const sent = bounce.values;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    const riseX = across[column] as number;
    const riseY = along[column] as number;
    const z = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
    const x = -riseX * z;
    const y = -riseY * z;
    const seen = open[column] as number;
    const ambient = seen * (0.5 + 0.5 * z + 0.42 * (x * toWindow.x + y * toWindow.y));
    const towardsEye = y * eye.y + z * eye.z;
    const facing = towardsEye > 0 ? towardsEye : 0;
    const away = awayFromWindow(x, y, z, facing, eye);
    const wet = (gloss[pixel] as number) / 255;
    const shine = mirror(away, facing, wet, key.values[pixel] as number, seen);
    const bare = (metal[pixel] as number) / 255;
    // Fine light and dark specks, as on any porous surface.
    const matt = (1 + (grain[column] as number) * 0.1) * (1 - 0.75 * bare);
    const tinted = bare === 0 ? 0 : bare * 9 * (shine + mirrorRoom(away, seen));
    const white = shine * (1 - bare);
    const from = (bounceStart + (bounceColumns[column] as number)) * 3;
    const spread = 0.1 + 0.85 * (1 - seen);
    const at = column * 3;
    const out = pixel * 3;
    const red =
      sun.red * (window[at] as number) + sky.red * ambient + (sent[from] as number) * spread;
    const green =
      sun.green * (window[at + 1] as number) +
      sky.green * ambient +
      (sent[from + 1] as number) * spread;
    const blue =
      sun.blue * (window[at + 2] as number) +
      sky.blue * ambient +
      (sent[from + 2] as number) * spread;
    colours[out] = (colours[out] as number) * (red * matt + tinted) + white;
    colours[out + 1] = (colours[out + 1] as number) * (green * matt + tinted) + white;
    colours[out + 2] = (colours[out + 2] as number) * (blue * matt + tinted) + white;
  }
}
