import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one mushroom. */
function varyMushroom(scene: Scene, look: PieceLook) {
  const [rim, flesh, gills] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const brown = look.colours[3] ? colourOf(look, 3) : undefined;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.16);
  const whole = look.style === 'cap';
  const [stalk, stout] = [between(scene, 0.55, 0.98), between(scene, 0.19, 0.27)];
  const lean = between(scene, -0.12, 0.12);
  const bow = (u: number, v: number) => u * u + ((v - 0.08) / 0.86) ** 2;
  const part = (u: number, v: number): 'none' | 'cap' | 'stalk' => {
    if (whole) return u * u + v * v < 1 ? 'cap' : 'none';
    const under = 0.1 + 0.22 * (1 - Math.abs(u)) + 0.05 * Math.sin(u * 3 + pattern);
    const curl = Math.abs(u) > 0.72 ? (Math.abs(u) - 0.72) * 0.9 : 0;
    if (v < under + curl && bow(u, v) < 1) return 'cap';
    return v < stalk && Math.abs(u - lean * v) < stout + 0.1 * v * v ? 'stalk' : 'none';
  };
  return { rim, flesh, gills, brown, pattern, size, whole, stout, lean, bow, part };
}
type Mushroom = ReturnType<typeof varyMushroom>;

const mushroomShape =
  ({ pattern, whole, bow, part }: Mushroom): Shape =>
  (u, v) => {
    if (part(u, v) === 'none') return -1;
    if (whole)
      return Math.sqrt(Math.max(0.02, 1 - u * u - v * v)) + 0.05 * fbm(u * 4 + pattern, v * 4, 2);
    return 0.8 + 0.3 * fbm(u * 4 + pattern, v * 4, 2) - 0.3 * smoothstep(0.9, 1, bow(u, v));
  };

const mushroomPaint =
  ({ rim, flesh, gills, brown, pattern, whole, stout, lean, bow }: Mushroom): ColourOf =>
  (u, v) => {
    const fine = 0.9 + 0.2 * fbm(u * 8 + pattern, v * 8, 2);
    const patchy = fbm(u * 2 + pattern, v * 2 + pattern, 3);
    if (whole) return dim(mix(rim, flesh, smoothstep(0.55, 0.8, patchy) * 0.5), fine);
    let colour = mix(flesh, rim, smoothstep(0.72, 0.86, bow(u, v)) * (v < 0.25 ? 1 : 0.3));
    const shoulder =
      smoothstep(0.0, 0.1, v) *
      smoothstep(stout, stout + 0.05, Math.abs(u - lean * v)) *
      smoothstep(0.9, 0.7, bow(u, v));
    const comb = 0.55 + 0.45 * Math.sin(u * 60 + noise(u * 3, pattern) * 4);
    colour = mix(colour, gills, shoulder * comb * 0.6);
    if (brown) colour = mix(colour, brown, smoothstep(0.3, 0.75, patchy) * 0.6);
    return dim(colour, fine);
  };

/**
 * A vertical slice through a mushroom: the arc of the cap, gills under its sides, the stalk.
 * Colours: cap's rim, flesh, gills, browning (none: raw). Style `cap` is a whole cap from above.
 */
export const mushroom: Piece = (scene, at, look) => {
  const one = varyMushroom(scene, look);
  const { size, whole } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.9, 1.05), whole ? size * 0.55 : size * 0.24),
    mushroomShape(one),
    mushroomPaint(one),
    {
      gloss: look.gloss ?? 0.3,
      translucency: 0.3,
      tilt: between(scene, 0, 0.28),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.08,
    },
  );
};
