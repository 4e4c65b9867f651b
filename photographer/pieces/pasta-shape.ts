import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
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
import { bell } from './shapes.ts';

/** The height of a pasta over its unit square (below 0: outside the pasta) and its share of the second colour. */
type Form = {
  broad: number;
  high: number;
  at: (u: number, v: number, twist: number) => readonly [number, number];
};

/** A slanted tube: ridges along it, and its mouth at one end. */
function penne(u: number, v: number, twist: number): readonly [number, number] {
  if (v * v >= 1) return [-1, 0];
  const slanted = u + v * 0.3;
  const round = Math.sqrt(1 - v * v);
  if (Math.abs(slanted) > 0.98) return [-1, 0];
  const mouth = Math.hypot((slanted - 0.86) / 0.14, v / 0.78);
  const hole = twist > 0 && mouth < 1 ? 1 : 0;
  const ridges = 0.05 * Math.cos(v * 26);
  return [
    Math.max(0.04, round * (1 - 0.75 * hole) + ridges),
    hole * 1.2 + (0.5 - ridges * 8) * 0.2,
  ];
}

/** A corkscrew of three blades. */
function fusilli(u: number, v: number, twist: number): readonly [number, number] {
  const phase = u * 7.5 + twist * 9;
  const rim = 0.78 + 0.22 * Math.cos(phase * 2 + v * 1.6);
  if (Math.abs(u) > 0.98 || Math.abs(v) > rim) return [-1, 0];
  const blade = 0.5 + 0.5 * Math.cos(phase * 2 - v * 2.4);
  return [Math.max(0.05, 0.25 + 0.75 * blade * Math.sqrt(1 - (v / rim) ** 2 * 0.7)), 1 - blade];
}

/** A bow: pinched in the middle, its ends cut in teeth. */
function farfalle(u: number, v: number, twist: number): readonly [number, number] {
  const teeth = 0.04 * Math.abs(((((v * 5.5 + twist) % 1) + 1) % 1) - 0.5);
  const width = 0.3 + 0.7 * smoothstep(0.05, 0.75, Math.abs(u));
  if (Math.abs(u) > 0.94 + teeth || Math.abs(v) > width) return [-1, 0];
  const pinch = bell(u, 0.3);
  const folds = Math.abs(Math.sin(v * 5 * (1 + pinch)));
  return [0.25 + 0.6 * pinch * folds + 0.25 * Math.abs(u) * (v > 0 ? 1 : 0.4), pinch * (1 - folds)];
}

/** A bent tube: macaroni. */
function elbow(u: number, v: number): readonly [number, number] {
  const angle = Math.atan2(v + 0.55, u);
  const out = (Math.hypot(u, v + 0.55) - 0.86) / 0.36;
  if (out * out > 1 || angle < 0.25 || angle > Math.PI - 0.25) return [-1, 0];
  const mouth =
    smoothstep(0.42, 0.26, Math.min(angle, Math.PI - angle)) * (Math.abs(out) < 0.68 ? 1 : 0);
  return [Math.max(0.05, Math.sqrt(1 - out * out) - 0.6 * mouth), mouth * 1.1];
}

/** A shell: ridged, its mouth a long gap. */
function shell(u: number, v: number): readonly [number, number] {
  const square = u * u + (v / (0.94 - 0.2 * u)) ** 2;
  if (square > 1) return [-1, 0];
  const mouth = bell(v, 0.15 + 0.1 * (u + 1)) * smoothstep(-0.85, -0.4, u);
  const ridges = 0.06 * Math.cos(Math.atan2(v, u + 1.3) * 40);
  return [Math.max(0.05, Math.sqrt(1 - square) - 0.55 * mouth + ridges), mouth];
}

/** Ravioli: a cushion within a crimped edge. */
function ravioli(u: number, v: number): readonly [number, number] {
  const edge = Math.max(Math.abs(u), Math.abs(v));
  const crimp = 0.94 + 0.05 * Math.cos((Math.abs(u) > Math.abs(v) ? v : u) * 28);
  if (edge > crimp) return [-1, 0];
  const pillow = Math.max(0, 1 - Math.abs(u / 0.72) ** 3 - Math.abs(v / 0.72) ** 3) ** 0.5;
  return [0.22 + 0.78 * pillow, pillow * 0.4];
}

/** Gnocchi: a soft barrel with the ridges of a fork. */
function gnocchi(u: number, v: number): readonly [number, number] {
  const square = Math.abs(u) ** 2.6 + v * v;
  if (square > 1) return [-1, 0];
  const ridges = 0.5 + 0.5 * Math.cos(u * 17);
  return [Math.max(0.05, (1 - square) ** 0.42 - 0.07 * (1 - ridges)), (1 - ridges) * 0.25];
}

const penneForm: Form = { broad: 0.26, high: 0.25, at: penne };
const forms: Readonly<Record<string, Form>> = {
  penne: penneForm,
  fusilli: { broad: 0.3, high: 0.26, at: fusilli },
  farfalle: { broad: 0.62, high: 0.3, at: farfalle },
  elbow: { broad: 0.8, high: 0.32, at: elbow },
  shell: { broad: 0.7, high: 0.5, at: shell },
  ravioli: { broad: 0.96, high: 0.3, at: ravioli },
  gnocchi: { broad: 0.66, high: 0.6, at: gnocchi },
};

/** A cooked short pasta. Colours: pasta, its shade, sauce that clings (none: bare). Style: a key of `forms`. */
export const pastaShape: Piece = (scene, at, look: PieceLook) => {
  const form = forms[look.style ?? 'penne'] ?? penneForm;
  const [pasta, shade] = [colourOf(look, 0), colourOf(look, 1)];
  const sauce = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const twist = between(scene, -0.4, 1);
  const size = radiusOf(scene, look, 0.08);
  const tone = between(scene, 0.9, 1.06);
  scene.stamp(
    placed(scene, at, size, size * form.broad, size * form.high),
    (u, v) => form.at(u, v, twist)[0],
    (u, v, _height, x, y) => {
      const share = form.at(u, v, twist)[1];
      const colour = mix(pasta, shade, share);
      const clings = sauce
        ? smoothstep(0.44, 0.62, fbm(x / 26 + pattern * 0.1, y / 26, 3)) * 0.7
        : 0;
      return dim(
        sauce ? mix(colour, sauce, clings) : colour,
        tone * (0.92 + 0.16 * noise(u * 5 + pattern, v * 5)),
      );
    },
    {
      gloss: look.gloss ?? 0.48,
      translucency: 0.4,
      relief: 0.12,
      tilt: between(scene, 0, 0.28),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.06,
    },
  );
};
