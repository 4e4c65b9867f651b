import { hex, mix, smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import type { Standing } from './earthenware.ts';
import { type Glaze, type GlazeName, glazePainter, glazes } from './glaze.ts';

/** Enamels of cast-iron pots: a colour outside, cream or black inside. */
const potEnamels = {
  flame: { colour: '#b8431f', inside: '#e6ddca', gloss: 0.85 },
  forest: { colour: '#2f4a3c', inside: '#e6ddca', gloss: 0.85 },
  sea: { colour: '#2f5875', inside: '#e9e3d4', gloss: 0.85 },
  cream: { colour: '#e5dac2', inside: '#eee7d6', gloss: 0.85 },
  black: { colour: '#2a2a2c', inside: '#333335', gloss: 0.5 },
} as const satisfies Record<string, Glaze>;

const deep = 78;
const profile = curve([
  [0, deep - 11],
  [3, deep - 3],
  [8, deep],
  [13, deep],
  [17, deep - 3],
  [22, deep - 12],
  [30, 32],
  [44, 13],
  [64, 10],
]);

/** A cast-iron pot with two handles, straight walls and a bare iron edge under the lid. */
export function drawPot(
  scene: Scene,
  at: Omit<Standing, 'glaze'> & {
    enamel?: Glaze | keyof typeof potEnamels | GlazeName;
    towards?: number;
  },
): Stage {
  const { x, y, radius = 300, enamel = 'flame', towards = 0.25 } = at;
  const ware = enamelOf(enamel);
  const paint = glazePainter(ware);
  const iron = hex('#2b2a2a');
  for (const side of [0, Math.PI]) drawEar(scene, { x, y, radius, towards: towards + side }, ware);
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    profile,
    (inset, px, py) => {
      const edge = smoothstep(7.5, 8.5, inset) * smoothstep(14.5, 13.5, inset);
      return mix(paint(inset, px, py, inset > 11 ? 1 : 0), iron, edge * 0.92);
    },
    { gloss: ware.gloss ?? 0.8, translucency: 0.03, relief: 0.02 },
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 25,
    level: 10,
    brim: deep - 22,
    shape: { kind: 'round' },
  };
}

function enamelOf(enamel: Glaze | keyof typeof potEnamels | GlazeName): Glaze {
  if (typeof enamel !== 'string') return enamel;
  return enamel in potEnamels
    ? potEnamels[enamel as keyof typeof potEnamels]
    : glazes[enamel as GlazeName];
}

/** Draws a handle: a thick loop cast to the wall. */
function drawEar(
  scene: Scene,
  pot: { x: number; y: number; radius: number; towards: number },
  ware: Glaze,
): void {
  const paint = glazePainter(ware);
  const cos = Math.cos(pot.towards);
  const sin = Math.sin(pot.towards);
  const loop = Array.from({ length: 21 }, (_, index) => {
    const turn = (index / 20 - 0.5) * Math.PI;
    const along = pot.radius - 10 + 50 * Math.cos(turn) ** 0.55;
    const across = 78 * Math.sin(turn);
    return [pot.x + along * cos - across * sin, pot.y + along * sin + across * cos, 46] as const;
  });
  scene.tube(loop, 12, (_off, _along, x, y) => paint(60, x, y, 0), {
    gloss: ware.gloss ?? 0.8,
    relief: 0.02,
  });
}
