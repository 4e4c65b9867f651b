import type { Canvas } from '../canvas.ts';
import { type Face, faceAt } from './face.ts';
import { bounceCell } from './gather-bounce.ts';
import { toWindow } from './light.ts';
import { awayFromWindow, mirror, mirrorRoom } from './mirror.ts';
import { roomCell } from './see-room.ts';
import type { Lighting } from './shade.ts';
import { between, type Stretch, stretch } from './upsample.ts';

/** Colours of the light: a warm sun through the window, a cooler room. */
const sun = Float32Array.of(2.68, 2.46, 2.14);
const sky = Float32Array.of(0.44, 0.465, 0.51);

/** Where the coarser planes are read, for every row and every column. */
type Stretches = { half: Stretch; room: Stretch; bounce: Stretch };

function stretches(length: number, half: number, room: number, bounce: number): Stretches {
  return {
    half: stretch(length, half, 2),
    room: stretch(length, room, roomCell),
    bounce: stretch(length, bounce, bounceCell),
  };
}

/** Colour times light, and the mirrored window on top, in place: the colours become the light that leaves them. */
export function composeLight(canvas: Canvas, lighting: Lighting): void {
  const { around, room, bounce } = lighting;
  const rows = stretches(canvas.height, around.height, room.height, bounce.height);
  const columns = stretches(canvas.width, around.width, room.width, bounce.width);
  const window = new Float32Array(canvas.width * 3);
  const open = new Float32Array(canvas.width);
  for (let row = 0; row < canvas.height; row++) {
    openRow(canvas, lighting, rows, columns, row, open);
    windowRow(canvas, lighting, rows, columns, row, window);
    const bounceStart = (rows.bounce.before[row] as number) * bounce.width;
    lightRow(canvas, lighting, row, open, window, columns.bounce.before, bounceStart);
  }
}

/** How much of the room each pixel of a row sees: less in hollows. */
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

/** The window's light on each pixel of a row, by colour: in flesh, light that entered nearby comes out here. */
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

const face: Face = { x: 0, y: 0, z: 1, grain: 0 };

/** Puts a row together: window, room and neighbours on its colours, and what it mirrors. */
function lightRow(
  canvas: Canvas,
  { key, bounce }: Lighting,
  row: number,
  open: Float32Array,
  window: Float32Array,
  bounceColumns: Int32Array,
  bounceStart: number,
): void {
  const { width, colours, gloss, metal } = canvas;
  const sent = bounce.values;
  for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
    faceAt(canvas, column, row, face);
    const { x, y, z } = face;
    const seen = open[column] as number;
    const ambient = seen * (0.5 + 0.5 * z + 0.42 * (x * toWindow.x + y * toWindow.y));
    const away = awayFromWindow(x, y, z);
    const wet = (gloss[pixel] as number) / 255;
    const shine = mirror(away, z, wet, key.values[pixel] as number, seen);
    const bare = (metal[pixel] as number) / 255;
    // Fine dust of light and dark, as on everything that has pores.
    const matt = (1 + face.grain * 0.1) * (1 - 0.75 * bare);
    const tinted = bare === 0 ? 0 : bare * 9 * (shine + mirrorRoom(away, seen));
    const white = shine * (1 - bare);
    const from = (bounceStart + (bounceColumns[column] as number)) * 3;
    const spread = 0.1 + 0.85 * (1 - seen);
    const at = column * 3;
    const out = pixel * 3;
    for (let part = 0; part < 3; part++) {
      const light =
        (sun[part] as number) * (window[at + part] as number) +
        (sky[part] as number) * ambient +
        (sent[from + part] as number) * spread;
      colours[out + part] = (colours[out + part] as number) * (light * matt + tinted) + white;
    }
  }
}
