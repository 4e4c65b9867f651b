import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  chance,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import type { Shape } from './shapes.ts';

type Head = { x: number; y: number; size: number; rise: number };

/** Returns the colours and the random parameters of one floret. */
function varyFloret(scene: Scene, look: PieceLook) {
  const [depths, buds, stalk] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2, '#b9cf86'),
  ];
  const brown = look.colours[3] ? colourOf(look, 3) : undefined;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.22);
  const lying = chance(scene, 0.55);
  const fine = look.style === 'fine' ? 17 : 8;
  const crown = lying ? 0.28 : 0;
  const heads: Head[] = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * fullTurn + between(scene, -0.3, 0.3);
    const away = index === 8 ? 0.05 : between(scene, 0.36, 0.56);
    const squash = lying ? 0.72 : 1;
    return {
      x: crown + Math.cos(angle) * away * squash,
      y: Math.sin(angle) * away,
      size: between(scene, 0.3, 0.42),
      rise: index === 8 ? 0.36 : between(scene, 0.1, 0.28),
    };
  });
  const headAt = (u: number, v: number) => {
    let top = -1;
    let next = -1;
    for (const head of heads) {
      const square = ((u - head.x) ** 2 + (v - head.y) ** 2) / head.size ** 2;
      if (square >= 1) continue;
      const height = head.rise + Math.sqrt(1 - square) * head.size * 1.15;
      if (height > top) {
        next = top;
        top = height;
      } else if (height > next) next = height;
    }
    return { top, gap: next < 0 ? 1 : top - next };
  };
  const width = (u: number) => 0.17 + 0.16 * smoothstep(-0.5, 0.1, u);
  return { depths, buds, stalk, brown, pattern, size, lying, fine, headAt, width };
}
type Floret = ReturnType<typeof varyFloret>;

const floretShape =
  ({ pattern, lying, fine, headAt, width }: Floret): Shape =>
  (u, v) => {
    const { top } = headAt(u, v);
    if (top > 0)
      return (
        top +
        (noise(u * fine + pattern, v * fine) - 0.5) * 0.13 +
        (noise(u * fine * 2.3, v * fine * 2.3) - 0.5) * 0.06
      );
    if (!lying || u > 0.1 || u < -0.85) return -1;
    const side = v / width(u);
    return side * side < 1 ? Math.sqrt(1 - side * side) * 0.3 + 0.1 : -1;
  };

const floretPaint =
  ({ depths, buds, stalk, brown, pattern, fine, headAt }: Floret): ColourOf =>
  (u, v) => {
    const { top, gap } = headAt(u, v);
    if (top < 0)
      return dim(
        mix(stalk, depths, smoothstep(-0.2, 0.15, u) * 0.4),
        0.85 + 0.3 * fbm(u * 4, v * 12 + pattern, 2),
      );
    const grain =
      noise(u * fine + pattern, v * fine) * 0.65 + noise(u * fine * 2.3, v * fine * 2.3) * 0.35;
    const deep = smoothstep(0.02, 0.22, gap) * smoothstep(0.15, 0.55, top);
    let colour = mix(depths, buds, grain * 0.75 * (0.35 + 0.65 * deep) + deep * 0.15);
    if (brown)
      colour = mix(
        colour,
        brown,
        smoothstep(0.5, 0.72, fbm(u * 2 + pattern, v * 2, 3) + top * 0.12) * 0.85,
      );
    return dim(colour, 0.72 + 0.4 * deep);
  };

/**
 * A floret: many small heads on a stalk, seen from above or lying on its side.
 * Colours: depths, buds, stalk, browning (none: not browned). Style `fine` has broccoli's buds, else curds.
 */
export const floret: Piece = (scene, at, look) => {
  const one = varyFloret(scene, look);
  const { size } = one;
  scene.stamp(placed(scene, at, size, size * 0.98, size), floretShape(one), floretPaint(one), {
    gloss: look.gloss ?? 0.12,
    translucency: 0.25,
    relief: 0.7,
    sink: 0.08,
    base: at.base,
    reach: 1.1,
  });
};
