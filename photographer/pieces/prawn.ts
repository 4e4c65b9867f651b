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
import { bell, type Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one prawn. */
function varyPrawn(scene: Scene, look: PieceLook) {
  const [flesh, pink, tail] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.12);
  const sweep = between(scene, 3.7, 4.4);
  const where = (u: number, v: number) => {
    const turned = (Math.atan2(v, u) + fullTurn + 0.35) % fullTurn;
    const along = turned / sweep;
    const fan = along > 0.86 ? smoothstep(0.86, 1, along) * 0.2 : 0;
    const half =
      (0.31 * (1 - 0.62 * along) + 0.02) * Math.sqrt(Math.min(1, along * 9 + 0.02)) + fan;
    return { along, across: (Math.hypot(u, v) - (0.98 - half * (along > 0.86 ? 0.8 : 1))) / half };
  };
  return { flesh, pink, tail, pattern, size, where };
}
type Prawn = ReturnType<typeof varyPrawn>;

const prawnShape =
  ({ where }: Prawn): Shape =>
  (u, v) => {
    const { along, across } = where(u, v);
    if (along > 1.05 || across * across > 1) return -1;
    const rings = along < 0.86 ? 0.06 * Math.cos(along * 52) : 0.1 * Math.cos(across * 9);
    const vein = 0.12 * bell(across - 0.45, 0.14) * (along < 0.8 ? 1 : 0);
    return Math.max(0.04, Math.sqrt(1 - across * across) * (1 - 0.62 * along) + rings - vein);
  };

const prawnPaint =
  ({ flesh, pink, tail, pattern, where }: Prawn): ColourOf =>
  (u, v) => {
    const { along, across } = where(u, v);
    const band = smoothstep(0.1, 0.95, Math.cos(along * 52) * 0.5 + 0.5);
    let colour = mix(flesh, pink, band * 0.5 + smoothstep(0.0, 0.9, across) * 0.55);
    colour = mix(colour, tail, smoothstep(0.82, 0.9, along));
    colour = mix(
      colour,
      [0.25, 0.1, 0.06],
      bell(across - 0.45, 0.07) * 0.3 * (along < 0.75 ? 1 : 0),
    );
    return dim(colour, 0.86 + 0.28 * fbm(u * 5 + pattern, v * 5, 3));
  };

/** A peeled prawn, curled, with its bands and its tail fan. Colours: flesh, pink bands, tail. */
export const prawn: Piece = (scene, at, look) => {
  const one = varyPrawn(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.85, 1), size * 0.52),
    prawnShape(one),
    prawnPaint(one),
    {
      gloss: look.gloss ?? 0.55,
      translucency: 0.5,
      relief: 0.15,
      tilt: between(scene, 0, 0.12),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.1,
    },
  );
};

/** Returns the colours and the random parameters of one shell. */
function varyShellfish(scene: Scene, look: PieceLook) {
  const [shell, inside, meat] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.12);
  const clam = look.style === 'clam';
  const broad = clam ? 0.86 : 0.54;
  const empty = scene.random.next() < 0.25;
  const out = (u: number, v: number) => {
    const along = (u + 1) / 2;
    const half = clam
      ? Math.sqrt(Math.max(0, 1 - u * u))
      : Math.sin(Math.PI * along ** 0.66) ** 0.6;
    return Math.max(
      Math.abs(v + (clam ? 0 : 0.14 * (1 - u * u))) / Math.max(0.02, half),
      Math.abs(u) ** 8,
    );
  };
  const inMeat = (u: number, v: number) =>
    Math.hypot((u - 0.06) / 0.66, (v + 0.05) / 0.58) *
    (1 + 0.16 * (noise(u * 4 + pattern, v * 4) - 0.5));
  return { shell, inside, meat, pattern, size, broad, empty, out, inMeat };
}
type Shellfish = ReturnType<typeof varyShellfish>;

const shellfishShape =
  ({ empty, out, inMeat }: Shellfish): Shape =>
  (u, v) => {
    const edge = out(u, v);
    if (edge > 1 || Math.abs(u) > 1) return -1;
    const bowl = 0.28 + 0.6 * edge ** 3;
    const body = inMeat(u, v);
    return body < 1 && !empty
      ? Math.max(bowl, 0.35 + 0.62 * Math.sqrt(1 - body * body) - 0.12 * bell(v + 0.05, 0.06))
      : bowl;
  };

const shellfishPaint =
  ({ shell, inside, meat, pattern, empty, out, inMeat }: Shellfish): ColourOf =>
  (u, v) => {
    const edge = out(u, v);
    const body = inMeat(u, v);
    const fine = 0.85 + 0.3 * fbm(u * 4 + pattern, v * 4, 3);
    if (body < 1 && !empty)
      return dim(
        mix(meat, dim(meat, 0.4), smoothstep(0.8, 1, body) * 0.6 + bell(v + 0.05, 0.05) * 0.5),
        fine,
      );
    return dim(mix(inside, shell, smoothstep(0.72, 0.95, edge)), fine);
  };

/** An open mussel or clam: a shell with the meat in it. Colours: shell, its inside, meat, rim. Style `clam` is broad and pale. */
export const shellfish: Piece = (scene, at, look) => {
  const one = varyShellfish(scene, look);
  const { size, broad } = one;
  scene.stamp(
    placed(scene, at, size, size * broad, size * 0.36),
    shellfishShape(one),
    shellfishPaint(one),
    {
      gloss: look.gloss ?? 0.7,
      translucency: 0.15,
      relief: 0.1,
      tilt: between(scene, 0, 0.3),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.02,
    },
  );
};
