import type { Canvas } from '../canvas.ts';
import { focusLens, softenEdges } from './lens.ts';
import { shade } from './shade.ts';
import { expose } from './tone.ts';

/** A finished picture: red, green and blue bytes, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

export type DevelopOptions = {
  /** The circle, in units of the scene, that stays sharp; the middle of the picture when not given. */
  focus?: { x: number; y: number; radius: number };
  /** How blurred the table is far from it: 0 not at all, 1 a fast lens. */
  depthOfField?: number;
  /** Above 1 brighter than the meter says. */
  exposure?: number;
  /** How clearly the window's bars and the tree before it fall on the table: 0 not at all, 1 clearly. */
  windowPattern?: number;
};

/** Lights what lies on the canvas and photographs it. The canvas' colours are used up by it: a film is developed once. */
export function develop(canvas: Canvas, seed: string, options: DevelopOptions = {}): Pixels {
  shade(canvas, seed, options.windowPattern ?? 0.5);
  const light = canvas.colours;
  const focus = options.focus ?? { x: 600, y: 400, radius: 330 };
  softenEdges(canvas, light);
  focusLens(canvas, light, focus, options.depthOfField ?? 1);
  return {
    width: canvas.width,
    height: canvas.height,
    data: expose(canvas.width, canvas.height, light, options.exposure ?? 1),
  };
}
