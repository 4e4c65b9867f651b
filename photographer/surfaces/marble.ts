import { hex } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Draws a thin line where a wavy field is near 0: returns 1 on the line, 0 away from it. */
function vein(field: number, width: number): number {
  const off = Math.abs(field) / width;
  return off > 3 ? 0 : Math.exp(-off * off);
}

/** Polished marble: a cloudy ground, few broad soft veins and many hair-fine ones. */
export function marble(ground = '#e6e2da', veins = '#8b8780'): Surface {
  const pale = hex(ground);
  const dark = hex(veins);
  return (x, y, out) => {
    const warpX = fbm(x / 260, y / 260, 4);
    const warpY = fbm(x / 260 + 51, y / 260 + 17, 3);
    const way = (x * 0.55 + y * 0.83) / 420 + warpX * 1.5;
    const broad = vein(way - Math.round(way), 0.035 + 0.05 * warpY);
    const wayTwo = (x * 0.9 - y * 0.32) / 250 + warpY * 1.7 + warpX * 0.6;
    const fine = vein(wayTwo - Math.round(wayTwo), 0.014);
    const fade = fbm(x / 150 + 9, y / 150, 2);
    const cloud = fbm(x / 95 + 5, y / 95 + 71, 3);
    const part = Math.min(
      0.8,
      broad * (0.15 + 0.5 * fade) + fine * Math.max(0, fade - 0.38) * 1.5 + 0.16 * (1 - cloud),
    );
    out.red = (pale[0] + (dark[0] - pale[0]) * part) * 0.9;
    out.green = (pale[1] + (dark[1] - pale[1]) * part) * 0.9;
    out.blue = (pale[2] + (dark[2] - pale[2]) * part) * 0.9;
    out.height = 0;
    out.gloss = 0.55;
    out.relief = 0.03;
  };
}
