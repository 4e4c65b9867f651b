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
  /** The circle that stays sharp, in scene units; the middle of the picture when not given. */
  focus?: { x: number; y: number; radius: number };
  /** How blurred the table is far from the focus: 0 not at all, 1 a fast lens. */
  depthOfField?: number;
  /** Exposure factor: above 1 is brighter than the metered exposure. */
  exposure?: number;
  /** How clear the shadows of the window's bars and of the tree outside are on the table: 0 not at all, 1 clearly. */
  windowPattern?: number;
};

/** The camera through which a canvas is seen. */
export type View = {
  camera: Camera;
  /** Where the camera looks, in scene units. */
  focus: { x: number; y: number };
  /** Pixels per unit of the picture. */
  scale: number;
};

/** Returns the lit canvas as seen through its camera. */
function frameOf(canvas: Canvas, { camera, focus, scale }: View): Frame {
  if (camera.tilt > 0) return tilt(canvas, camera, focus, pictureSize, scale);
  const { width, height, pixelsPerUnit, left, top, heights, colours: light } = canvas;
  return { width, height, pixelsPerUnit, left, top, heights, light };
}

/** Returns the circle that stays sharp, in the units of a frame. */
function sharpIn(
  { camera, focus }: View,
  sharp: { x: number; y: number; radius: number },
): { x: number; y: number; radius: number } {
  if (camera.tilt === 0) return sharp;
  const { x, y } = project(camera, sharp.x - focus.x, sharp.y - focus.y);
  const [halfWidth, halfHeight] = [pictureSize.width / 2, pictureSize.height / 2];
  return { x: x + halfWidth, y: y + halfHeight, radius: sharp.radius * camera.zoom };
}

/** Lights the canvas and photographs it. This overwrites the canvas' colours, so a canvas can be developed only once. */
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
