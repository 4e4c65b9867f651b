import { type Colour, hex } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** The place of a piece, in units of the 1200 × 800 picture. Omitted fields are random or read from the scene. */
export type Spot = {
  x: number;
  y: number;
  /** Radians; random when omitted. */
  rotation?: number;
  /** The height of the ground under the piece; the current height of the scene when omitted. */
  base?: number;
};

/** The properties of a piece that a generator needs. */
export type PieceLook = {
  /** Hex colours: the first is the main colour; each generator documents the others (skin, browning, core). */
  colours: readonly [string, ...string[]];
  /** The longest dimension from end to end. */
  millimetres: number;
  /** Wet gloss, 0–1; each generator has its own default. */
  gloss?: number;
  /** A variant of the generator, such as the outline of a leaf or the shape of a pasta. */
  style?: string;
};

/** Draws one piece, varied by the scene's random generator, on top of the existing scene. */
export type Piece = (scene: Scene, at: Spot, look: PieceLook) => void;

/** The scale of all food: a dinner plate of 270 mm is drawn 650 units wide. */
export const unitsPerMillimetre = 2.4;

export const fullTurn = Math.PI * 2;

/** Returns a random number from low to high. */
export function between(scene: Scene, low: number, high: number): number {
  return scene.random.real(low, high);
}

/** Returns true with the given probability (0–1). */
export function chance(scene: Scene, share: number): boolean {
  return scene.random.next() < share;
}

/** Returns a random offset into the noise, so that no two pieces have the same pattern. */
export function patternOf(scene: Scene): number {
  return between(scene, 0, 200);
}

/** Returns half of the longest dimension in picture units, with random variation. */
export function radiusOf(scene: Scene, look: PieceLook, variation = 0.12): number {
  const half = (look.millimetres * unitsPerMillimetre) / 2;
  return half * between(scene, 1 - variation, 1 + variation);
}

/** Returns the look's colour at an index as linear light. Falls back to `otherwise`, then to the first colour. */
export function colourOf(look: PieceLook, index: number, otherwise?: string): Colour {
  return hex(look.colours[index] ?? otherwise ?? look.colours[0]);
}

/** Returns the position, rotation and dimensions for `scene.stamp`; the rotation is random when omitted. */
export function placed(
  scene: Scene,
  at: Spot,
  radiusX: number,
  radiusY: number,
  height: number,
): { x: number; y: number; rotation: number; radiusX: number; radiusY: number; height: number } {
  const rotation = at.rotation ?? between(scene, 0, fullTurn);
  return { x: at.x, y: at.y, rotation, radiusX, radiusY, height };
}
