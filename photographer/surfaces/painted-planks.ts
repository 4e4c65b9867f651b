import { hex, smoothstep } from '../colour.ts';
import { fbm, latticeValue, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Old planks under a coat of paint: brush marks along them, worn to the wood at edges and knots. */
export function paintedPlanks(colour: string, width = 160): Surface {
  const paint = hex(colour);
  const wood = hex('#8d6b4a');
  return (x, y, out) => {
    const plank = Math.floor(y / width);
    const within = y - plank * width;
    const cut = plank * 5.3;
    const edge = Math.min(within, width - within) - noise(x / 31, plank * 7.3) * 1.2;
    const brush = noise(x / 90 + cut, y / 1.6) * 0.6 + noise(x / 170 + cut, y / 4.2) * 0.4;
    const cloud = fbm(x / 240 + cut, y / 110, 3);
    const fibre = noise(x / 40 + cut, y / 2.4 + 31);
    // Paint wears off first where hands and cloths rub: near the edges, along the fibres.
    const rubbed = fbm(x / 75 + cut, y / 13 + cut, 3) + (edge < 14 ? (14 - edge) * 0.012 : 0);
    const bare = Math.min(1, Math.max(0, (rubbed - 0.69) * 9)) * (0.4 + 0.6 * fibre);
    const own = 0.93 + 0.1 * latticeValue(plank * 29 + 3);
    const bright =
      own * (0.88 + 0.12 * brush + 0.16 * (cloud - 0.5)) * (0.28 + 0.72 * smoothstep(0.5, 2, edge));
    out.red = (paint[0] + (wood[0] - paint[0]) * bare * 0.75) * bright;
    out.green = (paint[1] + (wood[1] - paint[1]) * bare * 0.75) * bright;
    out.blue = (paint[2] + (wood[2] - paint[2]) * bare * 0.75) * bright;
    out.height =
      brush * 0.5 - bare * 0.5 - (edge < 5 ? (5 - edge) * 0.25 : 0) - (edge < 1.2 ? 3 : 0);
    out.gloss = 0.18;
    out.relief = 0.3;
  };
}
