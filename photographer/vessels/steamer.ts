import { dim, hex, mix } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawVessel, lip } from './draw-vessel.ts';

const bamboo = hex('#cfa566');
const aged = hex('#94682f');

/** A bamboo steamer: bent strips round a floor of slats. */
export function drawSteamer(
  scene: Scene,
  at: { x: number; y: number; radius?: number; rotation?: number },
): Stage {
  const { x, y, radius = 310, rotation = 0.15 } = at;
  const slat = 46;
  const floor = (inset: number, across: number) => {
    const within = (((across / slat + 0.5) % 1) + 1) % 1;
    if (within < 0.1) return 3;
    return inset < 34 ? 3 : 10 + 2.4 * Math.sqrt(1 - ((within - 0.55) / 0.46) ** 2);
  };
  drawVessel(
    scene,
    { kind: 'round', x, y, radius, rotation },
    (inset) => (inset < 15 ? lip(inset, 15, 62) : inset < 32 ? lip(inset - 15, 17, 57) : 1),
    (inset, _x, _y, along, across) => {
      const wall = inset < 32;
      const way = wall ? Math.atan2(across, along) * 40 : along;
      const off = wall ? inset : across;
      const fibre = noise(way / 24, off * 0.9) * 0.6 + 0.4 * fbm(way / 90, off / 12, 2);
      const knot = wall ? 1 : 0.84 + 0.22 * noise(Math.floor(across / slat + 0.5) * 9.7, 3);
      return dim(mix(bamboo, aged, fibre * 0.9 - 0.1), knot);
    },
    { gloss: 0.28, relief: 0.4, translucency: 0.1 },
    (inset, _along, across) => (inset < 32 ? 0 : floor(inset, across) - 1),
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 44,
    level: 12,
    brim: 12,
    shape: { kind: 'round' },
  };
}
