import { type Camera, seenBy } from './camera.ts';
import type { Colour } from './colour.ts';
import { borrow, borrowBytes, releaseBuffer } from './develop/spare-room.ts';

/** The picture's own measure: everything is placed in units of 1200 × 800, whatever is rendered. */
export const pictureSize = { width: 1200, height: 800 } as const;

/** What something is made of. All from 0 to 1. */
export type Material = {
  /** 0 dry like bread, 0.3 cooked, 0.6 glazed, 1 wet. */
  gloss?: number;
  /** How far light wanders inside: 0 stone, 0.3 cooked meat, 0.6 leaf or tomato. */
  translucency?: number;
  /** 1 for bare metal, which mirrors in its own colour. */
  metal?: number;
  /** Fine unevenness that breaks highlights: 0 glass, 0.3 skin, 1 crumb. */
  relief?: number;
};

/** What the photographer works on: height, colour and material of every pixel of the table, seen straight from above. */
export type Canvas = {
  width: number;
  height: number;
  /** Pixels a unit. */
  pixelsPerUnit: number;
  /** The unit position of the first pixel. */
  left: number;
  top: number;
  /** In pixels above the table, so that slopes are plain differences. */
  heights: Float32Array;
  /** Linear red, green, blue. */
  colours: Float32Array;
  gloss: Uint8Array;
  translucency: Uint8Array;
  metal: Uint8Array;
  relief: Uint8Array;
  /** Whether vessels stand on it that are narrower at their foot than at their rim. */
  isTapered: boolean;
};

/** An empty table, as much of it as the camera sees. @param scale pixels a unit of the picture */
export function createCanvas(
  scale: number,
  camera: Camera,
  focus: { x: number; y: number },
): Canvas {
  const seen = seenBy(camera, pictureSize);
  // A table seen from the side is laid as finely as one from above: the nearest part is enlarged a little.
  const pixelsPerUnit = camera.tilt === 0 ? scale * camera.zoom : scale;
  const width = Math.round(2 * seen.aside * pixelsPerUnit);
  const height = Math.round((seen.behind + seen.before) * pixelsPerUnit);
  const count = width * height;
  return {
    width,
    height,
    pixelsPerUnit,
    left: focus.x - seen.aside,
    top: focus.y - seen.behind,
    heights: borrow(count).fill(0),
    colours: borrow(count * 3).fill(0),
    gloss: borrowBytes(count).fill(0),
    translucency: borrowBytes(count).fill(0),
    metal: borrowBytes(count).fill(0),
    relief: borrowBytes(count).fill(0),
    isTapered: false,
  };
}

/** Ends a canvas: its arrays serve the next one. */
export function releaseCanvas(canvas: Canvas): void {
  const { heights, colours, gloss, translucency, metal, relief } = canvas;
  for (const values of [heights, colours, gloss, translucency, metal, relief])
    releaseBuffer(values);
}

/** A material as its four bytes, worked out once a shape and not once a pixel. */
type Finish = { gloss: number; translucency: number; metal: number; relief: number };

/** @param material what is not said is what most food is */
export function finishOf(material: Material): Finish {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return {
    gloss: byte(material.gloss ?? 0.2),
    translucency: byte(material.translucency ?? 0.1),
    metal: byte(material.metal ?? 0),
    relief: byte(material.relief ?? 0.3),
  };
}

/** Writes one pixel. @param cover below 1 lets the old colour through */
export function setPixel(
  canvas: Canvas,
  pixel: number,
  colour: Colour,
  finish: Finish,
  cover = 1,
): void {
  const { colours } = canvas;
  const at = pixel * 3;
  if (cover >= 1) {
    colours[at] = colour[0];
    colours[at + 1] = colour[1];
    colours[at + 2] = colour[2];
  } else {
    for (let part = 0; part < 3; part++) {
      const old = colours[at + part] as number;
      colours[at + part] = old + ((colour[part] as number) - old) * cover;
    }
  }
  canvas.gloss[pixel] = finish.gloss;
  canvas.translucency[pixel] = finish.translucency;
  canvas.metal[pixel] = finish.metal;
  canvas.relief[pixel] = finish.relief;
}

/** The pixels that a box of units touches, cut to the canvas. */
export function pixelBox(canvas: Canvas, x: number, y: number, reachX: number, reachY: number) {
  const scale = canvas.pixelsPerUnit;
  return {
    firstColumn: Math.max(0, Math.floor((x - reachX - canvas.left) * scale)),
    lastColumn: Math.min(canvas.width - 1, Math.ceil((x + reachX - canvas.left) * scale)),
    firstRow: Math.max(0, Math.floor((y - reachY - canvas.top) * scale)),
    lastRow: Math.min(canvas.height - 1, Math.ceil((y + reachY - canvas.top) * scale)),
  };
}

/** The height in units of what lies at a place, 0 beyond the picture. */
export function heightAt(canvas: Canvas, x: number, y: number): number {
  const column = Math.round((x - canvas.left) * canvas.pixelsPerUnit);
  const row = Math.round((y - canvas.top) * canvas.pixelsPerUnit);
  if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return 0;
  return (canvas.heights[row * canvas.width + column] as number) / canvas.pixelsPerUnit;
}
