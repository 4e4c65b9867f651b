import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { colourOf, type Piece, type PieceLook, patternOf, placed, radiusOf } from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** Returns the height of a flattened half ball with the given centre and radii; 0 outside it. */
function lump(u: number, v: number, [x, y, long, wide]: readonly [number, number, number, number]) {
  const square = ((u - x) / long) ** 2 + ((v - y) / wide) ** 2;
  return square < 1 ? Math.sqrt(1 - square) : 0;
}

/** Returns the height of a tapered limb at a point, and the point's position along the limb (0 to 1). */
function limb(
  u: number,
  v: number,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: readonly [number, number],
): { height: number; along: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = Math.min(
    1,
    Math.max(0, ((u - from[0]) * dx + (v - from[1]) * dy) / (dx * dx + dy * dy)),
  );
  const radius = thick[0] + (thick[1] - thick[0]) * along;
  const off = Math.hypot(u - from[0] - dx * along, v - from[1] - dy * along) / radius;
  return { height: off < 1 ? Math.sqrt(1 - off * off) * radius * 2 : 0, along };
}

/** Returns the height of a bird on its back, legs to the right, and how much of the point is bone end. */
function birdAt(u: number, v: number): { height: number; bone: number } {
  const side = Math.abs(v);
  const body =
    lump(u, v, [-0.2, 0, 0.76, 0.74]) * (1 - 0.1 * bell(v, 0.07) * smoothstep(0.4, 0, u));
  const thigh = lump(u, side, [0.2, 0.62, 0.42, 0.36]) * 0.78;
  const leg = limb(u, side, [0.3, 0.62], [0.93, 0.2], [0.27, 0.11]);
  const wing = limb(u, side, [-0.62, 0.6], [-0.08, 0.86], [0.17, 0.12]);
  const height = Math.max(body, thigh, leg.height * 1.25, wing.height * 1.4);
  const isLeg = leg.height * 1.25 >= Math.max(body, thigh);
  return { height, bone: isLeg ? smoothstep(0.86, 0.94, leg.along) : 0 };
}

const birdShape =
  (pattern: number): Shape =>
  (u, v) => {
    const { height } = birdAt(u, v);
    return height <= 0 ? -1 : height + 0.03 * fbm(u * 9 + pattern, v * 9, 3);
  };

function birdPaint(scene: Scene, look: PieceLook, pattern: number): ColourOf {
  const [skin, golden, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const bone = colourOf(look, 3, '#e6d6b4');
  const roasted = scene.random.real(0.42, 0.5);
  return (u, v) => {
    const at = birdAt(u, v);
    const blotches = fbm(u * 2.6 + pattern, v * 2.6, 4);
    const crisp = fbm(u * 16 + pattern, v * 16, 2);
    const crease = 1 - smoothstep(0.1, 0.5, at.height);
    let colour = mix(skin, golden, smoothstep(roasted - 0.16, roasted + 0.16, blotches));
    colour = mix(colour, dark, smoothstep(0.5, 0.74, blotches) * 0.55 + crease * 0.4);
    return dim(mix(colour, bone, at.bone), 0.84 + 0.28 * crisp);
  };
}

/**
 * A whole bird on its back, with the breast up and the legs together. Colours: skin, golden skin, darkest, bone.
 */
export const bird: Piece = (scene, at, look) => {
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.04);
  scene.stamp(
    placed(scene, at, size, size * 0.74, size * 0.52),
    birdShape(pattern),
    birdPaint(scene, look, pattern),
    { gloss: look.gloss ?? 0.6, translucency: 0.12, relief: 0.25, base: at.base, reach: 1.02 },
  );
};
