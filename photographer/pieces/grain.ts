import { dim, mix } from '../colour.ts';
import { noise } from '../noise.ts';
import { between, colourOf, fullTurn, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/** Width and thickness as fractions of the length. */
const forms: Readonly<Record<string, readonly [number, number]>> = {
  rice: [0.3, 0.28],
  short: [0.5, 0.46],
  seed: [0.56, 0.34],
  round: [0.92, 0.72],
  barley: [0.6, 0.52],
  lens: [0.94, 0.42],
  flat: [0.62, 0.16],
  kernel: [0.8, 0.58],
};

/**
 * A grain or seed: rice, barley, lentil, sesame, couscous, sweetcorn.
 * Colours: body, its tip, crease or germ. Style: a key of `forms`.
 */
export const grain: Piece = (scene, at, look) => {
  const [body, tip] = [colourOf(look, 0), colourOf(look, 1)];
  const [width, thick] = forms[look.style ?? 'rice'] ?? [0.3, 0.28];
  const size = radiusOf(scene, look, 0.16);
  const pattern = patternOf(scene);
  const tone = between(scene, 0.86, 1.08);
  const blunt = look.style === 'kernel' ? 2.8 : look.style === 'rice' ? 2.5 : 2;
  const taper = look.style === 'seed' || look.style === 'kernel' ? 0.3 : 0.05;
  const crease = look.style === 'barley' ? 0.3 : 0;
  scene.stamp(
    placed(scene, at, size, size * width, size * thick),
    (u, v) => {
      const side = v / (1 - taper * u);
      const square = Math.abs(u) ** blunt + side * side;
      if (square > 1) return -1;
      return Math.sqrt(1 - square) - crease * Math.exp(-(side * side) / 0.02) * (1 - u * u);
    },
    (u, v) => {
      const end = u > 0.55 ? (u - 0.55) * 1.8 : 0;
      const creased = crease * 1.6 * Math.exp(-(v * v) / 0.02);
      return dim(
        mix(body, tip, end + creased),
        tone * (0.93 + 0.14 * noise(u * 3 + pattern, v * 3)),
      );
    },
    {
      gloss: look.gloss ?? 0.25,
      translucency: look.style === 'rice' ? 0.5 : 0.25,
      sink: 0.2,
      tilt: between(scene, 0, look.style === 'rice' ? 0.32 : 0.12),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
    },
  );
};
