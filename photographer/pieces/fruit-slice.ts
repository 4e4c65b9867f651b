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

/** The shape of a slice: its depth, the curvature of its arcs, and its thickness. */
const forms: Readonly<Record<string, { depth: number; bow: number; thick: number }>> = {
  apple: { depth: 0.46, bow: 0.34, thick: 0.16 },
  stone: { depth: 0.5, bow: 0.62, thick: 0.3 },
  avocado: { depth: 0.34, bow: 0.36, thick: 0.22 },
  melon: { depth: 0.52, bow: 0.5, thick: 0.26 },
  segment: { depth: 0.5, bow: 0.4, thick: 0.34 },
};

/** Returns the colours and the random parameters of one slice. */
function varyFruitSlice(scene: Scene, look: PieceLook) {
  const [skin, flesh, heart] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2, look.colours[1]),
  ];
  const style = look.style ?? 'apple';
  const form = forms[style] ?? { depth: 0.46, bow: 0.34, thick: 0.16 };
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const [depth, bow] = [
    form.depth * between(scene, 0.85, 1.15),
    form.bow * between(scene, 0.85, 1.1),
  ];
  const fat = style === 'avocado' ? between(scene, 0.1, 0.3) : 0;
  /** 0 on the inner bow, 1 on the skin. */
  const outwards = (u: number, v: number) => {
    const middle = bow * (u * u - 0.4);
    const half = depth * (1 - Math.abs(u) ** 2.4) ** 0.62 * (1 - fat * u) * 0.8 + 0.015;
    return (half - (v - middle)) / (2 * half);
  };
  const pip = between(scene, -0.12, 0.12);
  return { skin, flesh, heart, style, form, pattern, size, outwards, pip };
}
type FruitSlice = ReturnType<typeof varyFruitSlice>;

const fruitSliceShape =
  ({ style, pattern, outwards }: FruitSlice): Shape =>
  (u, v) => {
    const out = outwards(u, v);
    if (Math.abs(u) >= 1 || out < 0 || out > 1) return -1;
    const rim = Math.min(1, Math.min(out, 1 - out) * 9 + 0.25) ** 0.6;
    const swell =
      style === 'segment' ? 0.5 * Math.sin(out * Math.PI) : 0.25 * smoothstep(0.1, 0.9, out);
    return rim * (0.65 + swell) + 0.06 * fbm(u * 6 + pattern, v * 6, 2);
  };

const fruitSlicePaint =
  ({ skin, flesh, heart, style, pattern, outwards, pip }: FruitSlice): ColourOf =>
  (u, v) => {
    const out = outwards(u, v);
    const streaks = fbm(u * 3 + pattern, v * 7 + pattern, 3);
    let colour = mix(
      heart,
      flesh,
      smoothstep(0.0, style === 'avocado' ? 0.75 : 0.45, out + (streaks - 0.5) * 0.35),
    );
    if (style === 'segment')
      colour = mix(flesh, heart, 0.35 * noise(u * 5 + pattern, v * 26) + bell(out, 0.08));
    if (style === 'apple') {
      const core = bell(Math.hypot((u - pip) * 1.3, out * 0.9), 0.24);
      colour = mix(colour, heart, core * 0.9);
    }
    const skinned = style === 'segment' ? 0 : smoothstep(0.9, 0.95, out);
    return dim(mix(colour, skin, skinned), 0.88 + 0.24 * streaks);
  };

/**
 * A slice cut towards the middle of a fruit, lying on its side: apple, pear, peach, plum, mango, avocado, citrus segment.
 * Colours: skin, flesh beside the skin, heart. Style: a key of `forms`.
 */
export const fruitSlice: Piece = (scene, at, look) => {
  const one = varyFruitSlice(scene, look);
  const { form, size } = one;
  scene.stamp(
    placed(scene, at, size, size, size * form.thick),
    fruitSliceShape(one),
    fruitSlicePaint(one),
    {
      gloss: look.gloss ?? 0.42,
      translucency: 0.5,
      tilt: between(scene, 0, 0.2),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.15,
    },
  );
};

/** A fan of slices that lean on each other. Takes the same look as `fruitSlice`. */
export const fruitFan: Piece = (scene, at, look) => {
  const facing = at.rotation ?? between(scene, 0, fullTurn);
  const count = scene.random.between(4, 6);
  const step = radiusOf(scene, look, 0.05) * 0.3;
  for (let index = 0; index < count; index++) {
    const away = (index - (count - 1) / 2) * step;
    const rotation = facing + (index - (count - 1) / 2) * 0.13 + between(scene, -0.03, 0.03);
    fruitSlice(
      scene,
      { x: at.x - Math.sin(facing) * away, y: at.y + Math.cos(facing) * away, rotation },
      look,
    );
  }
};
