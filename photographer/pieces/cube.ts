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

/** How cleanly a cube is cut: range of its dimensions, deviation from right angles, rounding of its edges, raggedness of its outline. */
type Cutting = { least: number; most: number; askew: number; worn: number; broken: number };
const plain: Cutting = { least: 0.8, most: 1.1, askew: 0.14, worn: 0.14, broken: 0.09 };
const cuttings: Readonly<Record<string, Cutting>> = {
  crumbly: { least: 0.62, most: 1.16, askew: 0.34, worn: 0.26, broken: 0.3 },
  skin: { least: 0.66, most: 1.16, askew: 0.26, worn: 0.3, broken: 0.14 },
  torn: { least: 0.6, most: 1.2, askew: 0.4, worn: 0.3, broken: 0.34 },
  soft: { least: 0.6, most: 1.2, askew: 0.34, worn: 0.5, broken: 0.2 },
  ripe: { least: 0.5, most: 1.24, askew: 0.4, worn: 0.55, broken: 0.24 },
};
const wet: ReadonlySet<string> = new Set(['soft', 'ripe']);
const skinned: ReadonlySet<string> = new Set(['skin', 'ripe']);
/** The distance from the middle at which the corners of a worn outline start to be drawn in. */
const cornerFrom = 0.62;

/** Returns the colours and the random parameters of one cube. */
function varyCube(scene: Scene, look: PieceLook) {
  const [flesh, face, skin] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const half = (radiusOf(scene, look, 0.26) / 1.25) * (look.style === 'crumbly' ? 1.05 : 1);
  const reach = half * 1.45;
  const { least, most, askew, worn, broken } = cuttings[look.style ?? ''] ?? plain;
  const measure = () => (half / reach) * between(scene, least, most);
  const lean = chance(scene, 0.45) ? between(scene, 0, 0.12) : between(scene, 0.25, 0.62);
  const box = boxSides(scene, [measure(), measure(), measure()], lean, { askew });
  const solid = solidOf(box, worn);
  const isSoft = wet.has(look.style ?? '');
  const tones = Array.from({ length: 6 }, () => between(scene, isSoft ? 0.95 : 0.9, 1.05));
  const browned = look.style === 'browned' || look.style === 'torn';
  const fried = (side: number) => (side > 3 ? 1 : 0.2 + 0.5 * ((side + Math.floor(pattern)) % 2));
  const skinSide = skinned.has(look.style ?? '') ? scene.random.between(0, 2) : -1;
  return {
    flesh,
    face,
    skin,
    pattern,
    half,
    reach,
    solid,
    worn,
    broken,
    isSoft,
    tones,
    browned,
    fried,
    skinSide,
  };
}
type Cube = ReturnType<typeof varyCube>;

const cubeShape =
  ({ pattern, half, reach, solid, worn, broken }: Cube): Shape =>
  (u, v) => {
    const corner = Math.max(0, Math.hypot(u, v) - cornerFrom) * worn * 1.6;
    const wander = 1 + (fbm(u * 3 + pattern, v * 3, 3) - 0.5) * broken + corner;
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
    if (seen && seen.side >> 1 === skinSide) return dim(skin, tone);
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
 * A cut cube. Colours: flesh, covering of its faces (browning, crumbs, veins), skin of one side.
 * Style `browned` fries its faces, `skin` leaves the skin on two, `torn` bread as well, `crumbly` breaks its edges, `soft` is ripe fruit: uneven and wet, `ripe` with its skin.
 */
export const cube: Piece = (scene, at, look) => {
  const one = varyCube(scene, look);
  const { reach } = one;
  scene.stamp(placed(scene, at, reach, reach, reach), cubeShape(one), cubePaint(one), {
    gloss: look.gloss ?? (one.isSoft ? 0.6 : 0.34),
    translucency: one.isSoft ? 0.5 : 0.3,
    sink: 0.1,
    base: at.base,
  });
};
