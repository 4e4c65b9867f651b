import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
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
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one spear. */
function varySpear(scene: Scene, look: PieceLook) {
  const [stalk, bud] = [colourOf(look, 0), colourOf(look, 1)];
  const [brown, end] = [colourOf(look, 2, '#6b5a24'), colourOf(look, 3, '#e7e3b8')];
  const pattern = patternOf(scene);
  const length = radiusOf(scene, look, 0.1);
  const bend = between(scene, -0.5, 0.5);
  const width = length * 0.078 * between(scene, 0.85, 1.2);
  const half = (u: number) => {
    const tip =
      u > 0.5 ? 0.64 + 0.2 * Math.sin(((u - 0.5) / 0.5) ** 0.8 * Math.PI) : 0.66 - 0.04 * u;
    return u > 0.88 ? tip * Math.sqrt(Math.max(0, (1 - u) / 0.12)) : tip;
  };
  const scale = (u: number, v: number) => {
    const phase = (u - 0.5) * 13 + Math.abs(v) * 0.8 + (v > 0 ? 0.5 : 0);
    return u > 0.48 ? 1 - (((phase % 1) + 1) % 1) : 0;
  };
  const leaflet = (u: number, v: number) => {
    const phase = u * 2.6 + pattern;
    const along = ((phase % 1) + 1) % 1;
    const side = (v - 0.2 * Math.sin(Math.floor(phase) * 2.4)) / (0.42 * (1 - along / 0.34));
    return u < 0.46 && along < 0.34 && side * side < 1 ? 1 - side * side : 0;
  };
  return { stalk, bud, brown, end, pattern, length, bend, width, half, scale, leaflet };
}
type Spear = ReturnType<typeof varySpear>;

const spearShape =
  ({ bend, half, scale, leaflet }: Spear): Shape =>
  (u, v) => {
    if (Math.abs(u) > 1) return -1;
    const side = (v + bend * u * u - bend * 0.4) / half(u);
    if (side * side >= 1) return -1;
    return Math.sqrt(1 - side * side) * half(u) + 0.16 * scale(u, side) + 0.08 * leaflet(u, side);
  };

const spearPaint =
  ({ stalk, bud, brown, end, pattern, bend, half, scale, leaflet }: Spear): ColourOf =>
  (u, v) => {
    const side = (v + bend * u * u - bend * 0.4) / half(u);
    let colour = mix(
      stalk,
      bud,
      smoothstep(0.3, 0.6, u) * 0.55 + (1 - scale(u, side)) * smoothstep(0.45, 0.55, u) * 0.4,
    );
    colour = mix(colour, bud, leaflet(u, side) * 0.6);
    colour = mix(colour, brown, smoothstep(0.5, 0.75, fbm(u * 8 + pattern, side * 1.5, 3)) * 0.55);
    return dim(
      mix(colour, end, smoothstep(-0.78, -1, u) * 0.7),
      0.86 + 0.28 * fbm(u * 20, side * 2 + pattern, 2),
    );
  };

/** An asparagus spear with its scales and its bud. Colours: stalk, bud, browning, cut end. */
export const spear: Piece = (scene, at, look) => {
  const one = varySpear(scene, look);
  const { length, width } = one;
  scene.stamp(
    placed(scene, at, length, width * 1.6, width * 1.3),
    spearShape(one),
    spearPaint(one),
    { gloss: look.gloss ?? 0.42, translucency: 0.3, base: at.base, reach: 1.5 },
  );
};

/** Returns the colours and the random parameters of one pod. */
function varyPod(scene: Scene, look: PieceLook) {
  const [skin, light] = [colourOf(look, 0), colourOf(look, 1)];
  const brown = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const length = radiusOf(scene, look, 0.14);
  const style = look.style ?? 'bean';
  const broad = style === 'flat' ? 0.2 : style === 'okra' ? 0.15 : 0.062;
  const width = length * broad * between(scene, 0.85, 1.15);
  const bend = between(scene, -1, 1) * (style === 'bean' ? 2.6 : 0.35);
  const half = (u: number) => {
    const ends = Math.max(0, 1 - Math.abs(u) ** (style === 'bean' ? 12 : 3.2)) ** 0.5;
    return style === 'okra' ? ends * (0.62 - 0.38 * u) : ends;
  };
  const side = (u: number, v: number) => (v + bend * (u * u - 0.4)) / Math.max(0.02, half(u));
  const bumps = (u: number) =>
    style === 'flat' ? 0.22 * Math.sin(u * 15 + pattern) ** 2 : 0.06 * Math.sin(u * 9 + pattern);
  return { skin, light, brown, pattern, length, style, width, half, side, bumps };
}
type Pod = ReturnType<typeof varyPod>;

const podShape =
  ({ style, half, side, bumps }: Pod): Shape =>
  (u, v) => {
    const across = side(u, v * 2);
    if (Math.abs(u) >= 1 || across * across >= 1) return -1;
    const ribs = style === 'okra' ? 0.12 * Math.cos(across * 7) : 0;
    return Math.max(
      0.03,
      Math.sqrt(1 - across * across) * half(u) + bumps(u) * (1 - across * across) + ribs,
    );
  };

const podPaint =
  ({ skin, light, brown, pattern, side, bumps }: Pod): ColourOf =>
  (u, v) => {
    const across = side(u, v * 2);
    const patchy = fbm(u * 6 + pattern, across * 2, 3);
    let colour = mix(
      skin,
      light,
      smoothstep(0.45, 0.8, patchy) * 0.5 + Math.max(0, bumps(u)) * 0.8,
    );
    if (brown) colour = mix(colour, brown, smoothstep(0.5, 0.68, patchy) * 0.75);
    return dim(mix(colour, light, smoothstep(0.9, 1, Math.abs(u)) * 0.6), 0.85 + 0.3 * patchy);
  };

/**
 * A pod or a long bean. Colours: skin, light, browning (none).
 * Style: `bean` is round and thin, `flat` a mangetout with bumps, `okra` is ribbed and pointed.
 */
export const pod: Piece = (scene, at, look) => {
  const one = varyPod(scene, look);
  const { length, style, width } = one;
  scene.stamp(
    placed(scene, at, length, width * 2, width * (style === 'flat' ? 0.9 : 1.8)),
    podShape(one),
    podPaint(one),
    { gloss: look.gloss ?? 0.42, translucency: 0.35, base: at.base, reach: 1.5 },
  );
};
