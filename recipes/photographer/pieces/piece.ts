import { type Colour, hex } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** Where a piece lies, in units of the 1200 × 800 picture; what is not said is left to chance or found by feeling. */
export type Spot = {
  x: number;
  y: number;
  /** Radians; at random where nothing is said. */
  rotation?: number;
  /** The height on which it lies; what is there already where nothing is said. */
  base?: number;
};

/** What a generator needs to know of the thing that it draws. */
export type PieceLook = {
  /** Hex colours: the flesh, then what the generator says of the others (skin, browning, core). */
  colours: readonly [string, ...string[]];
  /** Its longest measure from end to end. */
  millimetres: number;
  /** How wet it shines, 0–1; each generator has its own where nothing is said. */
  gloss?: number;
  /** A kind within the generator: the outline of a leaf, the shape of a pasta. */
  style?: string;
};

/** Draws one piece, varied by the scene's chance, on top of what is there. */
export type Piece = (scene: Scene, at: Spot, look: PieceLook) => void;

/** A dinner plate of 270 mm is drawn 650 units wide, and everything that lies on it in proportion. */
export const unitsPerMillimetre = 2.4;

export const fullTurn = Math.PI * 2;

/** A number from low up to high. */
export function between(scene: Scene, low: number, high: number): number {
  return scene.random.real(low, high);
}

/** True so many times out of one. */
export function chance(scene: Scene, share: number): boolean {
  return scene.random.next() < share;
}

/** Where in the noise a piece cuts its pattern, so that no two are alike. */
export function patternOf(scene: Scene): number {
  return between(scene, 0, 200);
}

/** Half of the longest measure in picture units, a little more or less by chance. */
export function radiusOf(scene: Scene, look: PieceLook, variation = 0.12): number {
  const half = (look.millimetres * unitsPerMillimetre) / 2;
  return half * between(scene, 1 - variation, 1 + variation);
}

/** The colour of that place in the look as linear light; the first one where it has no such. */
export function colourOf(look: PieceLook, index: number, otherwise?: string): Colour {
  return hex(look.colours[index] ?? otherwise ?? look.colours[0]);
}

/** The place with its turn and measures, as a stamp wants it. */
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
