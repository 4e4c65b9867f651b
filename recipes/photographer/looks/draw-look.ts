import { type Spot, unitsPerMillimetre } from '../pieces/piece.ts';
import { pieces } from '../pieces/pieces.ts';
import type { Scene } from '../scene.ts';
import type { Look } from './look.ts';

/** Draws one piece of what looks like that. Strands and sauces have generators of their own (`noodles.ts`, `sauces.ts`). */
export function drawLook(scene: Scene, at: Spot, look: Look): void {
  pieces[look.piece](scene, at, look);
}

/** Half of the longest measure of one piece, in units of the picture. */
export function radiusOfLook(look: Look): number {
  return (look.millimetres * unitsPerMillimetre) / 2;
}
