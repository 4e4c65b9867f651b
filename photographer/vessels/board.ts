import { noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { type Timber, timberPainter } from '../surfaces/timber.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import { groundWithin, type Outline } from './outline.ts';

type BoardPlace = {
  x: number;
  y: number;
  halfWidth?: number;
  halfHeight?: number;
  rotation?: number;
  timber?: Timber;
};

/** A chopping board. */
export function drawBoard(scene: Scene, at: BoardPlace): Stage {
  const { x, y, halfWidth = 440, halfHeight = 290, rotation = 0, timber = 'oak' } = at;
  const outline: Outline = {
    kind: 'rectangle',
    x,
    y,
    halfWidth,
    halfHeight,
    corner: 40,
    rotation,
  };
  drawSlab(scene, outline, timber, 22);
  return stageOn(outline, 22);
}

/** A narrow board with a handle and a hole, for a loaf, a cheese or skewers. */
export function drawLoafBoard(scene: Scene, at: BoardPlace): Stage {
  const { x, y, halfWidth = 400, halfHeight = 185, rotation = 0, timber = 'walnut' } = at;
  const outline: Outline = {
    kind: 'rectangle',
    x,
    y,
    halfWidth,
    halfHeight,
    corner: 58,
    rotation,
  };
  drawBoardHandle(scene, outline, timber);
  drawSlab(scene, outline, timber, 20);
  return stageOn(outline, 20);
}

/** A round board: pizza, flat bread, cheese. */
export function drawRoundBoard(
  scene: Scene,
  at: { x: number; y: number; radius?: number; rotation?: number; timber?: Timber },
): Stage {
  const { x, y, radius = 330, rotation = 0, timber = 'beech' } = at;
  const outline: Outline = { kind: 'round', x, y, radius, rotation };
  drawSlab(scene, outline, timber, 20);
  return stageOn(outline, 20);
}

function stageOn(outline: Outline, thickness: number): Stage {
  const { shape, foodRadius, radius } = groundWithin(outline, 22);
  const centre = { x: outline.x, y: outline.y };
  return { centre, radius, foodRadius, level: thickness, brim: thickness, shape };
}

/** A plank with rounded edges; its grain runs along it. */
function drawSlab(scene: Scene, outline: Outline, timber: Timber, thickness: number): void {
  const paint = timberPainter(timber);
  const cut = scene.random.real(0, 90);
  const ends = scene.random.real(0, 900);
  drawVessel(
    scene,
    outline,
    curve([
      [0, thickness - 7],
      [2, thickness - 3],
      [6, thickness - 0.6],
      [12, thickness],
    ]),
    (_inset, _x, _y, along, across) => {
      const grain = paint(along + ends, across, cut);
      return [grain.red, grain.green, grain.blue];
    },
    { gloss: 0.2, relief: 0.4 },
    (_inset, along, across) => 0.4 * noise(along / 60, across / 1.2),
  );
}

/** Draws the handle at the right end of the board. */
function drawBoardHandle(
  scene: Scene,
  outline: Outline & { kind: 'rectangle' },
  timber: Timber,
): void {
  const paint = timberPainter(timber);
  const rotation = outline.rotation ?? 0;
  const out = outline.halfWidth + 70;
  scene.stamp(
    {
      x: outline.x + Math.cos(rotation) * out,
      y: outline.y + Math.sin(rotation) * out,
      rotation,
      radiusX: 105,
      radiusY: 46,
      height: 19,
    },
    (u, v) => {
      const end = Math.max(0, (u - 0.56) / 0.44);
      const flare = 0.4 * Math.max(0, -0.35 - u) ** 1.5;
      const half = (0.8 + flare) * Math.sqrt(Math.max(0, 1 - end * end));
      const inside = half - Math.abs(v);
      if (inside < 0 || Math.hypot((u - 0.55) * 2.28, v) < 0.3) return -1;
      return 0.86 + 0.14 * Math.min(1, inside * 6) ** 0.5;
    },
    (u, v) => {
      const grain = paint(u * 105 + 500, v * 46, 17);
      return [grain.red, grain.green, grain.blue];
    },
    { gloss: 0.22, relief: 0.35, base: 0, reach: 1, covers: true },
  );
}
