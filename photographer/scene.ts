import { type Camera, project } from './camera.ts';
import {
  type Canvas,
  createCanvas,
  heightAt,
  type Material,
  pictureSize,
  releaseCanvas,
} from './canvas.ts';
import { type Chance, createChance } from './chance.ts';
import type { Colour } from './colour.ts';
import { type DevelopOptions, develop, type Pixels } from './develop/develop.ts';
import { drawLiquid, type LiquidOptions, type Pool } from './draw-liquid.ts';
import { drawPaint, type PaintOptions } from './draw-paint.ts';
import { type ColourOf, drawStamp, type Laying, type Place, type Shape } from './draw-stamp.ts';
import { drawTube, type TubeColour, type TubePoint } from './draw-tube.ts';
import { fillSurface } from './fill-surface.ts';
import type { Surface } from './surfaces/surface.ts';

type SceneOptions = {
  seed: string;
  /** Pixels per unit of the finished picture: 1.5 renders 1800 × 1200. */
  scale: number;
  /** Camera zoom; a value above 1 is closer. */
  zoom?: number;
  /** Camera tilt in radians from straight above towards the viewer's side. */
  tilt?: number;
  /** The point in the middle of the picture, in units. */
  focus?: { x: number; y: number };
};

/**
 * A table seen from above or at an angle, in units of 1200 × 800 (x to the right, y down, z up).
 * Light comes from the upper left. Objects are drawn one after another; where they overlap, the higher one is visible.
 */
export class Scene {
  readonly random: Chance;
  readonly seed: string;
  readonly camera: Camera;
  readonly focus: { x: number; y: number };
  /** Undefined after the picture is developed. */
  #open: Canvas | undefined;
  readonly #scale: number;

  constructor(options: SceneOptions) {
    this.seed = options.seed;
    this.random = createChance(options.seed);
    this.#scale = options.scale;
    this.camera = { zoom: options.zoom ?? 1, tilt: options.tilt ?? 0 };
    this.focus = options.focus ?? { x: 600, y: 400 };
    this.#open = createCanvas(options.scale, this.camera, this.focus);
  }

  get #canvas(): Canvas {
    if (!this.#open) throw new Error('This scene is already developed');
    return this.#open;
  }

  /** Returns the height at a point, in units. */
  heightAt(x: number, y: number): number {
    return heightAt(this.#canvas, x, y);
  }

  /** Marks the vessels on the table as narrower at the foot: at an angle, their rims hide the foot. */
  taper(): void {
    this.#canvas.isTapered = true;
  }

  /** Fills the scene with a table surface. */
  fill(surface: Surface): void {
    fillSurface(this.#canvas, surface);
  }

  /** Draws an object; see `Place`, `Shape` and `Laying`. */
  stamp(place: Place, shape: Shape, colourOf: ColourOf, options?: Material & Laying): void {
    drawStamp(this.#canvas, place, shape, colourOf, options);
  }

  /** Draws a round strand through points. */
  tube(
    points: readonly TubePoint[],
    radius: number | ((along: number) => number),
    colourOf: TubeColour,
    material?: Material,
  ): void {
    drawTube(this.#canvas, points, radius, colourOf, material);
  }

  /** Draws a liquid up to a level. */
  liquid(pool: Pool, colourOf: (x: number, y: number) => Colour, options?: LiquidOptions): void {
    drawLiquid(this.#canvas, pool, colourOf, options);
  }

  /** Colours what is already drawn: browning, oil, sugar, stains. */
  paint(
    place: Omit<Place, 'height'>,
    cover: Shape,
    colourOf: ColourOf,
    options?: PaintOptions,
  ): void {
    drawPaint(this.#canvas, place, cover, colourOf, options);
  }

  /** Converts a point of the scene to units of the finished picture. */
  toPicture(point: { x: number; y: number; z?: number }): { x: number; y: number } {
    const { x, y } = project(this.camera, point.x - this.focus.x, point.y - this.focus.y, point.z);
    return { x: x + pictureSize.width / 2, y: y + pictureSize.height / 2 };
  }

  /**
   * Lights the scene and returns its pixels at the rendering scale. The scene cannot be used afterwards: the next scene reuses its memory.
   * @throws Error when it is developed again, or drawn on afterwards
   */
  develop(options?: DevelopOptions): Pixels {
    const canvas = this.#canvas;
    this.#open = undefined;
    const view = { camera: this.camera, focus: this.focus, scale: this.#scale };
    const pixels = develop(canvas, this.seed, view, options);
    releaseCanvas(canvas);
    return pixels;
  }
}
