import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one fillet. */
function varyFillet(scene: Scene, look: PieceLook) {
  const [flesh, line] = [colourOf(look, 0), colourOf(look, 1)];
  const [sear, skin] = [colourOf(look, 2), colourOf(look, 3, '#4a4a46')];
  const pattern = patternOf(scene);
  const length = radiusOf(scene, look, 0.06);
  const white = look.style === 'white';
  const skinUp = look.style === 'skin';
  const rows = white ? 3.2 : 5.2;
  const [taper, lean] = [between(scene, 0.06, 0.2), between(scene, -0.12, 0.12)];
  const out = (u: number, v: number) =>
    Math.abs(u) ** 4.5 + Math.abs((v - lean * u) / (1 - taper * smoothstep(0, 1, u))) ** 3.4;
  /** Distance to the nearest line between flakes; the lines curve along the fillet. */
  const flake = (u: number, v: number) => {
    const bow =
      u * rows +
      Math.sqrt((v - lean * u) ** 2 + 0.03) * rows * 0.62 +
      fbm(u * 2 + pattern, v * 2, 2) * 0.7;
    return Math.abs(bow - Math.round(bow)) * 2;
  };
  return { flesh, line, sear, skin, pattern, length, white, skinUp, taper, out, flake };
}
type Fillet = ReturnType<typeof varyFillet>;

const filletShape =
  ({ pattern, white, skinUp, out, flake }: Fillet): Shape =>
  (u, v) => {
    const edge = out(u, v) + (fbm(u * 4 + pattern, v * 3, 2) - 0.5) * 0.16;
    if (edge > 1) return -1;
    const body = (1 - edge) ** 0.36 * (0.86 + 0.14 * (1 - v * v));
    const gap = skinUp ? 0 : (white ? 0.09 : 0.045) * bell(1 - flake(u, v), 0.16);
    const blister = skinUp
      ? 0.08 * fbm(u * 9 + pattern, v * 5, 3)
      : 0.04 * noise(u * 22, v * 9 + pattern);
    return Math.max(0.02, body - gap + blister);
  };

const filletPaint =
  ({ flesh, line, sear, skin, pattern, white, skinUp, taper, out, flake }: Fillet): ColourOf =>
  (u, v) => {
    const near = 1 - flake(u, v);
    const patchy = fbm(u * 3 + pattern, v * 2 + pattern, 4);
    const edge = out(u, v);
    if (skinUp) {
      const net = noise(u * 60, v * 34 + pattern);
      const bands = 0.5 + 0.5 * Math.sin(u * 9 + Math.abs(v) * 4 + patchy * 5);
      return dim(
        mix(
          mix(skin, line, bands * 0.4 * smoothstep(0.3, 0.9, Math.abs(v))),
          sear,
          smoothstep(0.5, 0.72, patchy) * 0.75,
        ),
        0.75 + 0.4 * net,
      );
    }
    let colour = mix(flesh, line, bell(near, white ? 0.18 : 0.12) * (white ? 0.5 : 0.72));
    colour = mix(
      colour,
      sear,
      smoothstep(0.5, 0.74, patchy + edge * 0.14 + (white ? 0.04 : 0)) * 0.8,
    );
    colour = mix(
      colour,
      skin,
      smoothstep(0.86, 0.97, v / (1 - taper * smoothstep(0, 1, u)) + 0.04 * Math.sin(u * 9)) * 0.85,
    );
    return dim(colour, 0.86 + 0.28 * fbm(u * 9 + pattern, v * 14, 2));
  };

/**
 * A fish fillet with its flakes. Colours: flesh, lines between the flakes, sear, skin.
 * Style `salmon` has fine white lines in bows, `white` has broad petals that part, `skin` lies skin up.
 */
export const fillet: Piece = (scene, at, look) => {
  const one = varyFillet(scene, look);
  const { length } = one;
  // A portion of a fillet is nearly as wide as it is long. If it were narrow, it would look like a stick.
  const isPortion = look.millimetres < 60;
  scene.stamp(
    placed(scene, at, length, length * (isPortion ? 0.8 : 0.46), length * (isPortion ? 0.5 : 0.24)),
    filletShape(one),
    filletPaint(one),
    { gloss: look.gloss ?? 0.42, translucency: 0.3, base: at.base, reach: 1.08 },
  );
};
