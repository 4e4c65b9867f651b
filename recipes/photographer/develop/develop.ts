import { type Camera, eyeOf, project } from '../camera.ts';
import { type Canvas, pictureSize } from '../canvas.ts';
import { focusLens, softenEdges } from './lens.ts';
import { shade } from './shade.ts';
import { releaseBuffer } from './spare-room.ts';
import { type Frame, tilt } from './tilt.ts';
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

/** Through which camera a canvas is seen. */
export type View = {
  camera: Camera;
  /** Where it looks, in units of the scene. */
  focus: { x: number; y: number };
  /** Pixels a unit of the picture. */
  scale: number;
};

/** The lit canvas through its camera. */
function frameOf(canvas: Canvas, { camera, focus, scale }: View): Frame {
  if (camera.tilt > 0) return tilt(canvas, camera, focus, pictureSize, scale);
  const { width, height, pixelsPerUnit, left, top, heights, colours: light } = canvas;
  return { width, height, pixelsPerUnit, left, top, heights, light };
}

/** The circle that stays sharp, in the units of a frame. */
function sharpIn(
  { camera, focus }: View,
  sharp: { x: number; y: number; radius: number },
): { x: number; y: number; radius: number } {
  if (camera.tilt === 0) return sharp;
  const { x, y } = project(camera, sharp.x - focus.x, sharp.y - focus.y);
  const [halfWidth, halfHeight] = [pictureSize.width / 2, pictureSize.height / 2];
  return { x: x + halfWidth, y: y + halfHeight, radius: sharp.radius * camera.zoom };
}

/** Lights what lies on the canvas and photographs it. The canvas' colours are used up by it: a film is developed once. */
export function develop(
  canvas: Canvas,
  seed: string,
  view: View,
  options: DevelopOptions = {},
): Pixels {
  shade(canvas, seed, eyeOf(view.camera), options.windowPattern ?? 0.5);
  const frame = frameOf(canvas, view);
  const sharp = sharpIn(view, options.focus ?? { x: 600, y: 400, radius: 330 });
  softenEdges(frame);
  focusLens(frame, sharp, options.depthOfField ?? 1);
  const { width, height, light, heights } = frame;
  const data = expose(width, height, light, options.exposure ?? 1);
  if (light !== canvas.colours) {
    releaseBuffer(light);
    releaseBuffer(heights);
  }
  return { width, height, data };
}
