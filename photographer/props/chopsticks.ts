import { dim, hex, mix } from '../colour.ts';
import { noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { type GlazeName, glazeOf, glazePainter } from '../vessels/glaze.ts';

type ChopstickKind = 'bamboo' | 'black-lacquer' | 'red-lacquer' | 'dark-wood';

const kinds: Record<ChopstickKind, { body: string; tip: string; gloss: number }> = {
  bamboo: { body: '#c79f64', tip: '#b98d52', gloss: 0.25 },
  'black-lacquer': { body: '#26211f', tip: '#7d2a1e', gloss: 0.75 },
  'red-lacquer': { body: '#8d2a1d', tip: '#2a1d19', gloss: 0.75 },
  'dark-wood': { body: '#5d3a26', tip: '#4a2c1c', gloss: 0.3 },
};

/**
 * A pair of chopsticks on a small rest.
 * @param at.x @param at.y the centre of the pair; `rotation` 0 points the tips to the right
 */
export function drawChopsticks(
  scene: Scene,
  at: {
    x: number;
    y: number;
    rotation?: number;
    kind?: ChopstickKind;
    rest?: GlazeName;
  },
): void {
  const { x, y, rotation = -Math.PI / 2, kind = 'dark-wood', rest = 'celadon' } = at;
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const point = (along: number, across: number, z: number) =>
    [x + along * cos - across * sin, y + along * sin + across * cos, z] as const;
  const [restX, restY] = point(190, 0, 0);
  drawRest(scene, restX, restY, rotation, rest);
  const look = kinds[kind];
  const body = hex(look.body);
  const tip = hex(look.tip);
  for (const side of [-1, 1]) {
    const lean = scene.random.real(-3, 3);
    const steps = 9;
    const points = Array.from({ length: steps }, (_, index) => {
      const part = index / (steps - 1);
      const across = side * (15 - 6 * part) + lean * (1 - part);
      return point(-270 + 540 * part, across, 6 + 12 * part);
    });
    scene.tube(
      points,
      (along) => 6.6 - 0.42 * along,
      (off, along, px, py) => {
        const grain = noise(px * 0.05 + side, py * 0.05) * 0.3 + noise(along * 3, off * 9) * 0.2;
        const colour = along > 5.9 ? tip : along > 5.6 && look.gloss > 0.5 ? hex('#c9a15a') : body;
        return dim(mix(colour, dim(colour, 0.6), grain), 1.05);
      },
      { gloss: look.gloss, relief: look.gloss > 0.5 ? 0.03 : 0.35 },
    );
  }
}

/** A glazed block with a hollow across it. */
function drawRest(scene: Scene, x: number, y: number, rotation: number, name: GlazeName): void {
  const glaze = glazeOf(name);
  const paint = glazePainter(glaze);
  scene.stamp(
    { x, y, rotation, radiusX: 19, radiusY: 46, height: 12 },
    (u, v) => {
      const inside = 1 - Math.abs(u) ** 3 - Math.abs(v) ** 4;
      return inside < 0 ? -1 : Math.min(1, (inside * 5) ** 0.5) * (0.72 + 0.28 * v * v);
    },
    (u, v, _h, px, py) => paint((1 - Math.max(Math.abs(u), Math.abs(v))) * 30, px, py, 1),
    { gloss: glaze.gloss ?? 0.6, relief: 0.02, base: 0, reach: 1 },
  );
}
