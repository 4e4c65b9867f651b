import { type Colour, dim, hex, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { curve } from '../vessels/curve.ts';

type CutleryKind = 'fork' | 'knife' | 'spoon' | 'teaspoon';
type CutleryTone = 'steel' | 'brass' | 'black';

const tones: Record<CutleryTone, { colour: Colour; metal: number; gloss: number }> = {
  steel: { colour: hex('#b4b4b6'), metal: 0.92, gloss: 0.8 },
  brass: { colour: hex('#b98f4c'), metal: 0.92, gloss: 0.78 },
  black: { colour: hex('#3a3a3c'), metal: 0.5, gloss: 0.6 },
};

/** The length of a piece and half of its greatest width, in units. */
const length = 470;
const span = 50;

/** Half of the width along the handle, from its end towards the working part. */
const handle = curve([
  [0, 4],
  [5, 10],
  [18, 12.5],
  [70, 11.5],
  [170, 7.4],
  [270, 5],
  [322, 5.2],
]);

const forkHead = curve([
  [318, 5.2],
  [338, 8],
  [356, 19],
  [376, 25],
  [400, 25.5],
  [470, 24],
]);

/** Signed distance from the edge of the metal, in units: positive inside, negative outside. */
type Inset = (along: number, across: number) => number;

const forkInset: Inset = (along, across) => {
  const off = Math.abs(across);
  if (along < 320) return handle(along) - off;
  const inside = Math.min(forkHead(along) - off, length - along);
  if (along < 386) return inside;
  // Four tines: the gaps are round at the root, and the tines get thinner towards their tips.
  const pitch = 13.4;
  const cell = across / pitch - Math.round(across / pitch);
  const gapHalf = 3 + (along - 386) * 0.012;
  const gap = Math.abs(cell) * pitch - gapHalf;
  const tip = (length - along) * 0.9;
  if (Math.abs(Math.round(across / pitch)) > 1) return Math.min(inside, tip);
  const root = along < 392 ? Math.hypot(cell * pitch, 392 - along) - gapHalf : gap;
  return Math.min(inside, root, tip + 2);
};

const knifeInset: Inset = (along, across) => {
  if (along < 226) return handle(along * 0.55) + 1 - Math.abs(across);
  const part = (along - 226) / (length - 226);
  const spine = 12 - 2 * part - 22 * smoothstep(0.86, 1, part);
  const belly = 15 + 5 * Math.sin(part * 2.2) - 34 * smoothstep(0.72, 1.02, part) ** 2;
  const bolster = 4 + 20 * smoothstep(0, 0.09, part);
  return Math.min(across + Math.min(belly, bolster), spine - across, length - along);
};

const spoonInset: Inset = (along, across) => {
  const out = Math.hypot((along - 398) / 72, across / (47 - (along - 398) * 0.06));
  const head = (1 - out) * 48;
  return along < 345 ? Math.max(handle(Math.min(along, 322)) - Math.abs(across), head) : head;
};

const insets: Record<CutleryKind, Inset> = {
  fork: forkInset,
  knife: knifeInset,
  spoon: spoonInset,
  teaspoon: spoonInset,
};

/** The height of a piece's spine along its length: handles curve up before the working part. */
const bow = curve([
  [0, 4],
  [120, 5],
  [300, 15],
  [360, 13],
  [420, 5],
  [470, 10],
]);

/** Returns the height above the table at a distance `inset` inside the metal. */
function heightOf(kind: CutleryKind, along: number, inset: number): number {
  // Handles are rounded: their height in the middle grows with half of their width.
  const half = along < 320 ? handle(kind === 'knife' ? along * 0.55 : along) : 6;
  const off = 1 - Math.min(1, inset / half);
  const round = (2.4 + half * 0.28) * Math.sqrt(1 - off * off);
  if (kind === 'knife') {
    const blade = smoothstep(222, 240, along);
    return 4 + round * (1 - blade) + blade * (1 + Math.min(3, inset * 0.4));
  }
  if (kind === 'fork' || along < 318) return bow(along) + round;
  // The spoon's bowl: a rim, and a hollow that reflects the window upside down.
  const hollow = smoothstep(2, 5, inset) * (13 * smoothstep(2, 46, inset) ** 0.8);
  return bow(318 + (along - 318) * 0.4) + 4 - hollow + Math.min(1.6, inset);
}

/**
 * Draws a piece of cutlery on top of the existing scene; `rotation` 0 points its working end to the right.
 * @param at.x @param at.y the centre of the piece
 */
export function drawCutlery(
  scene: Scene,
  at: { x: number; y: number; rotation?: number; kind: CutleryKind; tone?: CutleryTone },
): void {
  const { x, y, rotation = -Math.PI / 2, kind } = at;
  const tone = tones[at.tone ?? 'steel'];
  const size = kind === 'teaspoon' ? 0.68 : 1;
  const insetOf = insets[kind];
  const cut = scene.random.real(0, 90);
  let inset = 0;
  let ground = 0;
  for (let part = -0.9; part <= 0.91; part += 0.3) {
    const along = (part * length * size) / 2;
    const under = scene.heightAt(x + Math.cos(rotation) * along, y + Math.sin(rotation) * along);
    ground = Math.max(ground, under);
  }
  scene.stamp(
    {
      x,
      y,
      rotation,
      radiusX: (length / 2) * size,
      radiusY: span * size,
      height: size,
    },
    (u, v) => {
      const along = ((u + 1) / 2) * length;
      inset = insetOf(along, v * span);
      return inset < 0 ? -1 : heightOf(kind, along, inset);
    },
    (u, v) => {
      const brushed = noise(u * 40 + cut, v * 160) - 0.5;
      const smudge = fbm(u * 9 + cut, v * 5, 3) - 0.5;
      const engraved = u < -0.55 && Math.abs(inset - 4.2) < 0.7 ? 0.8 : 1;
      return dim(tone.colour, (0.94 + 0.08 * brushed + 0.25 * smudge) * engraved);
    },
    { base: ground, metal: tone.metal, gloss: tone.gloss, relief: 0.04, reach: 1 },
  );
}
