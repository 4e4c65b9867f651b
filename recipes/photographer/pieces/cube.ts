import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  chance,
  colourOf,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import type { Shape } from './shapes.ts';
import { boxSides, solidOf } from './solid.ts';

/** What differs from one cube to the next. */
function varyCube(scene: Scene, look: PieceLook) {
  const [flesh, face, skin] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const half = (radiusOf(scene, look, 0.14) / 1.25) * (look.style === 'crumbly' ? 1.05 : 1);
  const reach = half * 1.45;
  const measure = () => (half / reach) * between(scene, 0.84, 1.1);
  const lean = chance(scene, 0.45) ? between(scene, 0, 0.12) : between(scene, 0.25, 0.62);
  const worn = look.style === 'crumbly' ? 0.2 : 0.09;
  const solid = solidOf(boxSides(scene, [measure(), measure(), measure()], lean), worn);
  const broken = look.style === 'crumbly' ? 0.24 : 0.07;
  const tones = Array.from({ length: 6 }, () => between(scene, 0.9, 1.06));
  const browned = look.style === 'browned';
  const fried = (side: number) => (side > 3 ? 1 : 0.2 + 0.5 * ((side + Math.floor(pattern)) % 2));
  const skinSide = look.style === 'skin' ? scene.random.between(0, 5) : -1;
  return {
    flesh,
    face,
    skin,
    pattern,
    half,
    reach,
    solid,
    broken,
    tones,
    browned,
    fried,
    skinSide,
  };
}
type Cube = ReturnType<typeof varyCube>;

const cubeShape =
  ({ pattern, half, reach, solid, broken }: Cube): Shape =>
  (u, v) => {
    const wander = 1 + (fbm(u * 3 + pattern, v * 3, 3) - 0.5) * broken;
    const seen = solid(u * wander, v * wander);
    if (!seen) return -1;
    const grain = fbm(u * 8 + pattern, v * 8, 2) - 0.5;
    return Math.max(0.02, seen.height + half / reach - 0.1 + grain * broken * 0.35);
  };

const cubePaint =
  ({ flesh, face, skin, pattern, solid, tones, browned, fried, skinSide }: Cube): ColourOf =>
  (u, v) => {
    const seen = solid(u, v);
    const grain = fbm(u * 7 + pattern, v * 7 + pattern, 2);
    const tone = (0.86 + 0.28 * grain) * (tones[seen?.side ?? 0] ?? 1);
    if (seen?.side === skinSide) return dim(skin, tone);
    const spots = fbm(u * 2.3 + pattern, v * 2.3 + (seen?.side ?? 0) * 3, 3);
    const edge = seen ? 1 - smoothstep(0, 0.25, seen.edge) : 1;
    const share = browned
      ? Math.min(
          1,
          fried(seen?.side ?? 0) * (0.5 + 0.5 * smoothstep(0.25, 0.7, spots)) + edge * 0.35,
        )
      : smoothstep(0.5, 0.75, spots) * 0.6;
    return dim(mix(flesh, face, share), tone);
  };

/**
 * A cut cube. Colours: flesh, what lies on its faces (browning, crumbs, veins), skin of one side.
 * Style `browned` fries its faces, `skin` leaves the skin on one, `crumbly` breaks its edges.
 */
export const cube: Piece = (scene, at, look) => {
  const one = varyCube(scene, look);
  const { reach } = one;
  scene.stamp(placed(scene, at, reach, reach, reach), cubeShape(one), cubePaint(one), {
    gloss: look.gloss ?? 0.22,
    translucency: 0.3,
    sink: 0.1,
    base: at.base,
  });
};
