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

/** The width of a strip (as a fraction of its length), and how much it bends. */
const forms: Readonly<Record<string, readonly [number, number]>> = {
  pepper: [0.17, 0.6],
  shred: [0.09, 0.75],
  ribbon: [0.2, 0.9],
  petal: [0.26, 0.7],
  meat: [0.26, 0.3],
};

/** Returns the colours and the random parameters of one strip. */
function varyStrip(scene: Scene, look: PieceLook) {
  const [skin, inner] = [colourOf(look, 0), colourOf(look, 1)];
  const brown = look.colours[2] ? colourOf(look, 2) : undefined;
  const [wide, most] = forms[look.style ?? 'pepper'] ?? [0.2, 0.55];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.24);
  const width = wide * between(scene, 0.75, 1.25);
  const bend = most * between(scene, -1, 1);
  const slant = between(scene, -0.12, 0.12);
  const wave = between(scene, -0.16, 0.16);
  const inward = scene.random.next() < 0.35;
  const tone = between(scene, 0.86, 1.12);
  const across = (u: number, v: number) => {
    const middle = bend * (u * u - 0.4) * 0.75 + wave * Math.sin(u * 5);
    const stretch = Math.hypot(1, 1.5 * bend * u);
    return (v - middle) / (width * stretch * (1 - 0.15 * u * u));
  };
  return { skin, inner, brown, pattern, size, width, bend, slant, inward, tone, across };
}
type Strip = ReturnType<typeof varyStrip>;

const stripShape =
  ({ pattern, bend, slant, inward, across }: Strip): Shape =>
  (u, v) => {
    const side = across(u, v);
    const inside = 1 - Math.abs(u + side * slant) ** 14 - Math.abs(side) ** 7;
    if (inside < 0) return -1;
    const trough = (inward ? -0.35 : 0.08) * (1 - side * side);
    return Math.max(
      0.03,
      0.6 * inside ** 0.24 + trough + 0.2 * u * bend + 0.1 * fbm(u * 5 + pattern, v * 9, 2),
    );
  };

const stripPaint =
  ({ skin, inner, brown, pattern, inward, tone, across }: Strip): ColourOf =>
  (u, v) => {
    const side = across(u, v);
    const cut = smoothstep(0.66, 0.92, Math.abs(side));
    const patchy = fbm(u * 3 + pattern, v * 5 + pattern, 3);
    let colour = inward ? mix(inner, skin, cut * 0.8) : mix(skin, inner, cut * 0.45);
    if (brown) colour = mix(colour, brown, smoothstep(0.48, 0.7, patchy + cut * 0.08) * 0.8);
    return dim(colour, tone * (0.82 + 0.36 * patchy));
  };

/**
 * A bent strip: pepper, shredded cabbage, onion sliver, ribbon of carrot, strip of meat.
 * Colours: skin, inner side, browning (none: not browned). Style: a key of `forms`.
 */
export const strip: Piece = (scene, at, look) => {
  const one = varyStrip(scene, look);
  const { size, width } = one;
  scene.stamp(placed(scene, at, size, size, size * width * 1.5), stripShape(one), stripPaint(one), {
    gloss: look.gloss ?? 0.5,
    translucency: 0.45,
    tilt: between(scene, 0, 0.2),
    tiltTowards: between(scene, 0, fullTurn),
    base: at.base,
    reach: 1.2,
  });
};
