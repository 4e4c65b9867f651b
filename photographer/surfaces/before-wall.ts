import type { Colour } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Surface } from './surface.ts';

/** The y position where the table ends and the wall behind it begins, in units seen from above. */
const edge = 560;
/** Factor by which the table is shortened when seen from the side instead of from above. */
const shortening = 3.2;
/** Brightness mixed into the wall: it is calmer and lighter than the cloth whose colour it takes over. */
const lightest = 0.62;

/** Returns the surface of a table seen from the side in front of a painted wall. */
export function beforeWall(table: Surface, paint: Colour): Surface {
  const wall = paint.map((part) => part * 0.35 + lightest * 0.6);
  return (x, y, out) => {
    if (y >= edge) {
      table(x, edge + (y - edge) * shortening, out);
      // The shadow of the wall darkens the far edge of the table a little.
      const shade = 0.8 + 0.2 * Math.min(1, (y - edge) / 60);
      out.red *= shade;
      out.green *= shade;
      out.blue *= shade;
      out.height = 0;
      return;
    }
    const cloud = 0.92 + 0.1 * fbm(x / 160, y / 160, 3);
    const fall = (0.82 + 0.18 * (y / edge)) * cloud;
    out.red = (wall[0] ?? 0) * fall;
    out.green = (wall[1] ?? 0) * fall;
    out.blue = (wall[2] ?? 0) * fall;
    out.height = 0;
    out.gloss = 0;
    out.relief = 0.15;
  };
}
