import { smoothstep } from '../colour.ts';
import { latticeValue, noise } from '../noise.ts';
import type { Surface } from './surface.ts';
import { type Timber, timberPainter } from './timber.ts';

/** Planks from left to right, each with a different grain, with dark gaps between them. @param width of a plank in units */
export function planks(timber: Timber, width = 190): Surface {
  const paint = timberPainter(timber);
  return (x, y, out) => {
    const plank = Math.floor(y / width);
    const within = y - plank * width;
    const edge = Math.min(within, width - within) - noise(x / 37, plank * 9.1) * 0.9;
    const grain = paint(x + plank * 613, y, plank * 3.71);
    const own = 0.86 + 0.26 * latticeValue(plank * 37 + 11);
    // The edges are broken: they turn away from the light before they fall into the gap.
    const open = 0.14 + 0.86 * smoothstep(0.5, 1.9, edge);
    const worn = edge < 5 ? 0.9 + 0.02 * edge : 1;
    const bright = own * open * worn;
    out.red = grain.red * bright;
    out.green = grain.green * bright;
    out.blue = grain.blue * bright;
    out.height = grain.height - (edge < 5 ? (5 - edge) * 0.22 : 0) - 4 * (1 - open);
    out.gloss = 0.2;
    out.relief = 0.35;
  };
}
