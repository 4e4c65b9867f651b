import { hex, mix } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import { metalFinish, metalPainter } from './iron.ts';

const beech = hex('#8d5f38');
const smoked = hex('#4c2f1b');

/** A round-bottomed steel pan, black with use, with a wooden grip on each side. */
export function drawWok(
  scene: Scene,
  at: { x: number; y: number; radius?: number; towards?: number },
): Stage {
  const { x, y, radius = 318, towards = 0.35 } = at;
  for (const side of [0, Math.PI]) drawGrip(scene, { x, y, radius, towards: towards + side });
  const paint = metalPainter('iron');
  const deep = 70;
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    curve([
      [0, deep - 4],
      [2, deep],
      [5, deep],
      [8, deep - 4],
      [radius * 0.15, deep - 26],
      [radius * 0.32, deep - 43],
      [radius * 0.55, 14],
      [radius * 0.8, 10],
    ]),
    (inset, px, py) => mix(paint(px, py, inset), smoked, 0.1 + 0.1 * fbm(px / 30, py / 30, 2)),
    { ...metalFinish('iron'), gloss: 0.62, relief: 0.3 },
    (_inset, along, across) => 0.8 * (fbm(along / 17, across / 17, 2) - 0.5),
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius * 0.84,
    level: 10,
    brim: deep - 25,
    shape: { kind: 'round' },
  };
}

/** Draws a grip: a loop of steel with wood around its middle. */
function drawGrip(
  scene: Scene,
  wok: { x: number; y: number; radius: number; towards: number },
): void {
  const cos = Math.cos(wok.towards);
  const sin = Math.sin(wok.towards);
  const loop = Array.from({ length: 25 }, (_, index) => {
    const turn = (index / 24) * Math.PI - Math.PI / 2;
    const along = wok.radius - 8 + 62 * Math.cos(turn) ** 0.6;
    const across = 74 * Math.sin(turn);
    return [
      wok.x + along * cos - across * sin,
      wok.y + along * sin + across * cos,
      58 + 8 * Math.cos(turn),
    ] as const;
  });
  const steel = metalPainter('iron');
  scene.tube(loop, 7, (_off, _along, x, y) => steel(x, y, 0), metalFinish('iron'));
  scene.tube(
    loop.slice(6, 19),
    (along) => 11 + 2.5 * Math.sin((along / 12) * Math.PI),
    (off, along, x, y) => mix(beech, smoked, fbm(along * 0.4, off * 4 + x * 0.02 + y * 0.02, 3)),
    { gloss: 0.35, relief: 0.4 },
  );
}
