import { noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import { metalFinish, metalPainter, type PanMetal } from './iron.ts';

/** Draws a frying pan whose handle points `towards` (radians; to the lower right if undefined). */
export function drawSkillet(
  scene: Scene,
  at: { x: number; y: number; radius?: number; towards?: number; metal?: PanMetal },
): Stage {
  const { x, y, radius = 305, towards = 0.62, metal = 'iron' } = at;
  drawHandle(scene, { x, y, radius, towards, metal });
  drawSpout(scene, { x, y, radius, towards: towards + Math.PI / 2, metal });
  const deep = 52;
  const paint = metalPainter(metal);
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    curve([
      [0, deep - 6],
      [2, deep - 1],
      [5, deep],
      [11, deep],
      [14, deep - 3],
      [30, 26],
      [44, 11],
      [58, 8],
    ]),
    (inset, px, py) => paint(px, py, inset),
    metalFinish(metal),
    (_inset, along, across) => 0.55 * noise(along / 2.3, across / 2.3),
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 40,
    level: 8,
    brim: 26,
    shape: { kind: 'round' },
  };
}

type Pan = { x: number; y: number; radius: number; towards: number; metal: PanMetal };

/** Draws a flat iron handle, narrow at the pan, with a hole for hanging. */
function drawHandle(scene: Scene, pan: Pan): void {
  const length = 190;
  const middle = pan.radius + length - 22;
  const paint = metalPainter(pan.metal);
  scene.stamp(
    {
      x: pan.x + Math.cos(pan.towards) * middle,
      y: pan.y + Math.sin(pan.towards) * middle,
      rotation: pan.towards,
      radiusX: length,
      radiusY: 44,
      height: 16,
    },
    (u, v) => {
      const root = Math.max(0, (-0.72 - u) / 0.28);
      const end = Math.max(0, (u - 0.78) / 0.22);
      const half =
        (0.4 + 0.13 * (u + 1) + 0.55 * root * root) * Math.sqrt(Math.max(0, 1 - end * end));
      const off = Math.abs(v) / Math.max(0.001, half);
      if (off > 1 || Math.hypot((u - 0.8) * (length / 44), v) < 0.3) return -1;
      const ridge = 0.14 * Math.max(0, 1 - ((off - 0.62) / 0.2) ** 2);
      return 0.72 + 0.28 * Math.sqrt(1 - off ** 6) + ridge;
    },
    (_u, v, _h, px, py) => paint(px, py, v * 30),
    { ...metalFinish(pan.metal), base: 22, reach: 1, covers: true },
  );
}

/** Draws the small pouring spout. */
function drawSpout(scene: Scene, pan: Pan): void {
  const paint = metalPainter(pan.metal);
  scene.stamp(
    {
      x: pan.x + Math.cos(pan.towards) * (pan.radius - 6),
      y: pan.y + Math.sin(pan.towards) * (pan.radius - 6),
      rotation: pan.towards,
      radiusX: 22,
      radiusY: 34,
      height: 50,
    },
    (u, v) => (u * u + v * v < 1 ? 0.9 + 0.1 * Math.sqrt(1 - u * u - v * v) : -1),
    (u, _v, _h, px, py) => paint(px, py, u * 20),
    { ...metalFinish(pan.metal), base: 0, reach: 1, covers: true },
  );
}
