import { type Spot, unitsPerMillimetre } from '../pieces/piece.ts';
import { pieces } from '../pieces/pieces.ts';
import type { Scene } from '../scene.ts';
import type { Look } from './look.ts';

/** Draws one piece of the given look. Strands and sauces have separate generators (`noodles.ts`, `sauces.ts`). */
export function drawLook(scene: Scene, at: Spot, look: Look): void {
  pieces[look.piece](scene, at, look);
}

/** Returns half of the longest dimension of one piece, in units of the picture. */
export function radiusOfLook(look: Look): number {
  return (look.millimetres * unitsPerMillimetre) / 2;
}
