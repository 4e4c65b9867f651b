import { type Camera, seenBy } from './camera.ts';
import type { Colour } from './colour.ts';
import { borrow, borrowBytes, releaseBuffer } from './develop/spare-room.ts';

/** The picture's size in units: everything is placed on 1200 × 800 units, whatever the rendered size. */
export const pictureSize = { width: 1200, height: 800 } as const;

/** Material properties, each from 0 to 1. */
export type Material = {
  /** 0 dry like bread, 0.3 cooked, 0.6 glazed, 1 wet. */
  gloss?: number;
  /** How far light scatters inside: 0 stone, 0.3 cooked meat, 0.6 leaf or tomato. */
  translucency?: number;
  /** 1 for bare metal, whose reflections have its own colour. */
  metal?: number;
  /** Fine unevenness that breaks highlights: 0 glass, 0.3 skin, 1 crumb. */
  relief?: number;
};

/** The scene that the photographer draws on: height, colour and material of every pixel of the table, seen straight from above. */
export type Canvas = {
  width: number;
  height: number;
  /** Pixels per unit. */
  pixelsPerUnit: number;
  /** Position of the first pixel, in units. */
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
  /** Whether the canvas has vessels that are narrower at their foot than at their rim. */
  isTapered: boolean;
};

/** Creates an empty table, as large as the part that the camera sees. @param scale pixels per unit of the picture */
export function createCanvas(
  scale: number,
  camera: Camera,
  focus: { x: number; y: number },
): Canvas {
  const seen = seenBy(camera, pictureSize);
  // A tilted camera uses the same resolution as one from above: the nearest part is enlarged a little.
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

/** Releases a canvas: the next one reuses its arrays. */
export function releaseCanvas(canvas: Canvas): void {
  const { heights, colours, gloss, translucency, metal, relief } = canvas;
  for (const values of [heights, colours, gloss, translucency, metal, relief])
    releaseBuffer(values);
}

/** A material as its four bytes, computed once per shape and not once per pixel. */
type Finish = { gloss: number; translucency: number; metal: number; relief: number };

/** @param material missing properties get the values of most foods */
export function finishOf(material: Material): Finish {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return {
    gloss: byte(material.gloss ?? 0.2),
    translucency: byte(material.translucency ?? 0.1),
    metal: byte(material.metal ?? 0),
    relief: byte(material.relief ?? 0.3),
  };
}

/** Writes one pixel. @param cover opacity; below 1 the old colour shows through */
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

/** Returns the pixels that a box (in units) touches, clipped to the canvas. */
export function pixelBox(canvas: Canvas, x: number, y: number, reachX: number, reachY: number) {
  const scale = canvas.pixelsPerUnit;
  return {
    firstColumn: Math.max(0, Math.floor((x - reachX - canvas.left) * scale)),
    lastColumn: Math.min(canvas.width - 1, Math.ceil((x + reachX - canvas.left) * scale)),
    firstRow: Math.max(0, Math.floor((y - reachY - canvas.top) * scale)),
    lastRow: Math.min(canvas.height - 1, Math.ceil((y + reachY - canvas.top) * scale)),
  };
}

/** Returns the height in units at a position; 0 outside the canvas. */
export function heightAt(canvas: Canvas, x: number, y: number): number {
  const column = Math.round((x - canvas.left) * canvas.pixelsPerUnit);
  const row = Math.round((y - canvas.top) * canvas.pixelsPerUnit);
  if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return 0;
  return (canvas.heights[row * canvas.width + column] as number) / canvas.pixelsPerUnit;
}
