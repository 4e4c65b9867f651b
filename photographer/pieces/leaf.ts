import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { type LeafOutline, leafOutlines } from './leaf-outlines.ts';
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

/** Returns the position of a point on a leaf: along it, to the side (1 on the edge), and relative to the nearest vein. */
type OnLeaf = { along: number; side: number; vein: number; upper: number };

function locator(outline: LeafOutline, bend: number, pattern: number) {
  return (u: number, v: number): OnLeaf | undefined => {
    if (u <= -1 || u >= 1) return undefined;
    const along = (u + 1) / 2;
    const middle = bend * (u * u - 0.45);
    const teeth = outline.teeth ? 1 - outline.depth * ((along * outline.teeth) % 1) : 1;
    const uneven = 1 - 0.13 * fbm(u * 3 + pattern, v > middle ? 1 : 9, 2);
    const half = Math.max(0.015, outline.width(along) * teeth * uneven);
    const side = (v - middle) / half;
    if (side < -1 || side > 1) return undefined;
    const reach = Math.abs(v - middle);
    const phase =
      (along + 0.12 * fbm(u * 2 + pattern, reach, 2)) * outline.veins -
      reach * outline.veins * (0.75 - 0.3 * reach);
    const vein = outline.veins ? Math.abs(phase - Math.round(phase)) * 2 : 1;
    return { along, side, vein, upper: side > 0 ? 1 : -1 };
  };
}

/** Returns the colours and the random parameters of one leaf. */
function varyLeaf(scene: Scene, look: PieceLook) {
  const outline = leafOutlines[look.style ?? 'basil'] ?? (leafOutlines.basil as LeafOutline);
  const [blade, light] = [colourOf(look, 0), colourOf(look, 1, '#a9d36b')];
  const stalk = colourOf(look, 2, look.colours[1] ?? '#b7cf86');
  const pattern = patternOf(scene);
  const length = radiusOf(scene, look, 0.2);
  const width = length * outline.broad * between(scene, 0.86, 1.1);
  const find = locator(outline, between(scene, -0.35, 0.35), pattern);
  const fold = outline.fold * between(scene, 0.3, 1.3);
  const droop = between(scene, -0.35, 0.3);
  const lopsided = between(scene, -0.3, 0.3);
  const tone = between(scene, 0.82, 1.16);
  return {
    outline,
    blade,
    light,
    stalk,
    pattern,
    length,
    width,
    find,
    fold,
    droop,
    lopsided,
    tone,
  };
}
type Leaf = ReturnType<typeof varyLeaf>;

const leafShape =
  ({ outline, pattern, find, fold, droop, lopsided }: Leaf): Shape =>
  (u, v) => {
    const spot = find(u, v);
    if (!spot) return -1;
    const { along, side, vein, upper } = spot;
    const bulge = outline.puff * Math.sqrt(vein) * (1 - side * side);
    const edge = outline.ruffle * Math.sin(along * 21 + pattern + upper) * Math.abs(side) ** 1.5;
    const rib = 0.05 * bell(side, 0.1);
    return Math.max(
      0.04,
      0.42 +
        fold * side * side * 0.6 +
        lopsided * side * 0.5 +
        droop * u * Math.abs(u) +
        bulge +
        edge -
        rib,
    );
  };

const leafPaint =
  ({ outline, blade, light, stalk, pattern, find, tone }: Leaf): ColourOf =>
  (u, v) => {
    const spot = find(u, v);
    if (!spot) return blade;
    const { along, side, vein } = spot;
    const rib = bell(side, 0.035 + 0.07 * (1 - along)) * (1 - along * 0.6);
    const veins = outline.veins ? bell(vein, 0.1) * (1 - Math.abs(side)) * 0.5 : 0;
    const patchy = fbm(u * 3 + pattern, v * 3 + pattern, 3);
    const colour = mix(
      mix(blade, light, veins * 0.55 + smoothstep(0.5, 0.8, patchy) * 0.25),
      stalk,
      rib * 0.75,
    );
    return dim(colour, tone * (0.76 + 0.44 * patchy) * (1 + 0.12 * (Math.abs(side) > 0.9 ? 1 : 0)));
  };

/** A whole leaf. Colours: blade, veins and light, underside or stalk. Style: the name of an outline in `leaf-outlines.ts`. */
export const leaf: Piece = (scene, at, look) => {
  const one = varyLeaf(scene, look);
  const { length, width } = one;
  scene.stamp(placed(scene, at, length, width, width * 0.8), leafShape(one), leafPaint(one), {
    gloss: look.gloss ?? 0.3,
    translucency: 0.45,
    tilt: between(scene, 0, 0.28),
    tiltTowards: between(scene, 0, fullTurn),
    base: at.base,
  });
};
