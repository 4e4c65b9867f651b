import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import { metalFinish, metalPainter, type PanMetal } from './iron.ts';
import { groundWithin, type Outline } from './outline.ts';

/** The lining of a tray. */
type Lining = 'paper' | 'bare';

type TrayPlace = {
  x: number;
  y: number;
  halfWidth?: number;
  halfHeight?: number;
  rotation?: number;
  metal?: PanMetal;
  lining?: Lining;
};

/** A shallow baking tray with a rolled edge, lined with paper or bare and well used. */
export function drawTray(scene: Scene, at: TrayPlace): Stage {
  const { x, y, halfWidth = 455, halfHeight = 320, rotation = 0 } = at;
  const outline: Outline = {
    kind: 'rectangle',
    x,
    y,
    halfWidth,
    halfHeight,
    corner: 48,
    rotation,
  };
  return drawTin(scene, outline, 34, at.metal ?? 'aluminium', at.lining ?? 'paper');
}

/** A square tin with a high wall: brownies, bars, traybake cakes. */
export function drawSquareTin(scene: Scene, at: TrayPlace): Stage {
  const { x, y, halfWidth = 310, halfHeight = 310, rotation = 0 } = at;
  const outline: Outline = {
    kind: 'rectangle',
    x,
    y,
    halfWidth,
    halfHeight,
    corner: 30,
    rotation,
  };
  return drawTin(scene, outline, 54, at.metal ?? 'nonstick', at.lining ?? 'paper');
}

function drawTin(
  scene: Scene,
  outline: Outline,
  deep: number,
  metal: PanMetal,
  lining: Lining,
): Stage {
  const paint = metalPainter(metal);
  drawVessel(
    scene,
    outline,
    curve([
      [0, deep - 7],
      [3, deep - 1],
      [6, deep],
      [10, deep - 1],
      [13, deep - 5],
      [19, deep * 0.62],
      [30, 9],
      [44, 6],
    ]),
    (inset, px, py) => browned(paint(px, py, py * 0.4), inset, px, py),
    metalFinish(metal),
  );
  if (lining === 'paper') drawPaper(scene, outline, deep);
  const { shape, foodRadius, radius } = groundWithin(outline, 38);
  return {
    centre: { x: outline.x, y: outline.y },
    radius,
    foodRadius,
    level: lining === 'paper' ? 8 : 6,
    brim: deep - 12,
    shape,
  };
}

const burnt = hex('#5a3a20');

/** Adds old baked-on fat in the corners. */
function browned(metal: Colour, inset: number, x: number, y: number): Colour {
  const stain = smoothstep(0.5, 0.75, fbm(x / 34, y / 34, 4)) * smoothstep(70, 20, inset);
  return mix(metal, burnt, stain * 0.45);
}

const parchment = hex('#c9ae86');
const shine = hex('#d6c2a0');

/** Draws baking paper: creased, turned up a little at the wall. */
function drawPaper(scene: Scene, outline: Outline, deep: number): void {
  const inner: Outline =
    outline.kind === 'rectangle'
      ? {
          ...outline,
          halfWidth: outline.halfWidth - 17,
          halfHeight: outline.halfHeight - 17,
          corner: 26,
        }
      : outline;
  const wall = curve([
    [0, deep * 0.74],
    [6, deep * 0.5],
    [18, 12],
    [32, 7.6],
  ]);
  drawVessel(
    scene,
    inner,
    wall,
    (_inset, x, y) =>
      dim(mix(parchment, shine, fbm(x / 50, y / 50, 3)), 0.94 + 0.1 * noise(x / 2.2, y / 2.2)),
    { gloss: 0.16, translucency: 0.35, relief: 0.25 },
    (_inset, along, across) => {
      // Facets of paper that was crumpled and smoothed out: tilted planes that meet in soft ridges.
      const one = Math.abs(fbm(along / 210, across / 170, 2) - 0.5);
      const two = Math.abs(fbm(along / 150 + 40, across / 190 + 9, 2) - 0.5);
      return 13 * Math.min(one, two) + 2 * fbm(along / 120 + 9, across / 120, 2) - 1.5;
    },
  );
}
