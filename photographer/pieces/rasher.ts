import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
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

/** Returns the colours and the random parameters of one rasher. */
function varyRasher(scene: Scene, look: PieceLook) {
  const [lean, fat, edge] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.14);
  const folded = look.style === 'folded';
  const broad = folded ? between(scene, 0.5, 0.8) : between(scene, 0.2, 0.3);
  const waves = folded ? between(scene, 2.5, 4) : between(scene, 4, 7);
  const bend = between(scene, -0.25, 0.25);
  const across = (u: number, v: number) =>
    v + bend * (u * u - 0.4) + 0.12 * Math.sin(u * waves + pattern);
  const inward = (u: number, v: number) =>
    1 -
    Math.abs(u) ** (folded ? 3 : 8) -
    Math.abs(across(u, v)) ** (folded ? 2.6 : 5) -
    (fbm(u * 3 + pattern, v * 3, 2) - 0.5) * (folded ? 0.6 : 0.25);
  const wave = (u: number, v: number) =>
    Math.sin(
      u * waves * (folded ? 1.7 : 1.6) +
        v * (folded ? 2.4 : 0.5) +
        pattern +
        fbm(u * 2, v * 2 + pattern, 2) * 3,
    );
  return { lean, fat, edge, pattern, size, folded, broad, across, inward, wave };
}
type Rasher = ReturnType<typeof varyRasher>;

const rasherShape =
  ({ pattern, inward, wave }: Rasher): Shape =>
  (u, v) =>
    inward(u, v) <= 0 ? -1 : 0.5 + 0.38 * wave(u, v) + 0.1 * fbm(u * 6 + pattern, v * 6, 2);

const rasherPaint =
  ({ lean, fat, edge, pattern, folded, across, inward, wave }: Rasher): ColourOf =>
  (u, v) => {
    const streaks = fbm(u * 1.4 + pattern, across(u, v) * 3.6 + pattern, 3);
    const band = smoothstep(0.5, 0.57, streaks) * (folded ? 0.55 : 0.9);
    let colour = mix(lean, fat, band);
    colour = mix(colour, edge, smoothstep(0.22, 0.03, inward(u, v)) * 0.75);
    return dim(colour, 0.86 + 0.2 * wave(u, v) * 0.5 + 0.2 * fbm(u * 9, v * 9 + pattern, 2));
  };

/**
 * A thin slice of cured meat or fish: streaks of fat, and waves from crisping or folding.
 * Colours: lean, fat, edge. Style `crisp` (bacon), `folded` (ham, prosciutto, smoked salmon).
 */
export const rasher: Piece = (scene, at, look) => {
  const one = varyRasher(scene, look);
  const { size, folded, broad } = one;
  scene.stamp(
    placed(scene, at, size, size * broad, size * (folded ? 0.3 : 0.16)),
    rasherShape(one),
    rasherPaint(one),
    {
      gloss: look.gloss ?? 0.55,
      translucency: folded ? 0.5 : 0.25,
      tilt: between(scene, 0, 0.1),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.25,
    },
  );
};
