import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
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
import { bell, dome, type Shape } from './shapes.ts';

/** A blueberry with its crown and its bloom. Colours: skin, bloom. */
export const blueberry: Piece = (scene, at, look) => {
  const [skin, bloom] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.13);
  const [direction, away] = [between(scene, 0, fullTurn), between(scene, 0.05, 0.95)];
  const [crownX, crownY] = [Math.cos(direction) * away, Math.sin(direction) * away];
  const points = scene.random.between(5, 6);
  const tone = between(scene, 0.75, 1.2);
  const crown = (u: number, v: number) => {
    const angle = Math.atan2(v - crownY, u - crownX);
    return Math.hypot(u - crownX, v - crownY) / (0.3 + 0.09 * Math.cos(angle * points + pattern));
  };
  scene.stamp(
    placed(scene, at, size, size * 0.96, size * 0.9),
    (u, v) => {
      const height = dome(u, v);
      if (height < 0) return height;
      const near = crown(u, v);
      return Math.max(
        0.02,
        height - (near < 0.85 ? 0.2 * (1 - near * near * 0.5) : 0) + 0.07 * bell(near - 1, 0.16),
      );
    },
    (u, v) => {
      const near = crown(u, v);
      const dust = smoothstep(0.35, 0.7, fbm(u * 1.6 + pattern, v * 1.6, 3));
      const colour = mix(
        mix(skin, bloom, dust * 0.6),
        [0.012, 0.012, 0.03],
        smoothstep(0.95, 0.6, near) * 0.85,
      );
      return dim(
        mix(colour, bloom, bell(near - 1.05, 0.13) * 0.35),
        tone * (0.9 + 0.2 * fbm(u * 8, v * 8 + pattern, 2)),
      );
    },
    { gloss: look.gloss ?? 0.2, translucency: 0.1, relief: 0.4, base: at.base, reach: 1.02 },
  );
};

/** Returns the colours and the random parameters of one berry. */
function varyDrupelets(scene: Scene, look: PieceLook) {
  const [flesh, light, depths] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const upright = chance(scene, 0.35);
  const long = upright ? 1 : between(scene, 1.1, 1.25);
  const drops = Array.from({ length: 5 }, (_, ring) => {
    const away = ring * 0.235;
    const count = ring === 0 ? 1 : Math.round(ring * 5.6);
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * fullTurn + ring * 0.5 + between(scene, -0.09, 0.09);
      return {
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
        size: between(scene, 0.135, 0.165),
      };
    });
  }).flat();
  const nearest = (u: number, v: number) => {
    let best = 9;
    for (const drop of drops) {
      const near = ((u - drop.x) ** 2 + (v - drop.y) ** 2) / (drop.size * drop.size);
      if (near < best) best = near;
    }
    return Math.sqrt(best);
  };
  const hollow = upright && chance(scene, 0.5) ? 1 : 0;
  return { flesh, light, depths, pattern, size, long, nearest, hollow };
}
type Drupelets = ReturnType<typeof varyDrupelets>;

const drupeletsShape =
  ({ nearest, hollow }: Drupelets): Shape =>
  (u, v) => {
    const square = u * u + v * v;
    const near = nearest(u, v);
    if (square > 1.12 || near > 1.25) return -1;
    const body = Math.sqrt(Math.max(0, 1.16 - square)) * 0.9;
    const pit = hollow * smoothstep(0.42, 0.3, Math.sqrt(square)) * 0.6;
    return Math.max(0.02, body - pit - 0.16 * Math.min(1, near) ** 2);
  };

const drupeletsPaint =
  ({ flesh, light, depths, pattern, nearest, hollow }: Drupelets): ColourOf =>
  (u, v) => {
    const near = nearest(u, v);
    const deep = smoothstep(0.65, 1.15, near) + hollow * smoothstep(0.4, 0.28, Math.hypot(u, v));
    const colour = mix(mix(flesh, light, bell(near, 0.5) * 0.35), depths, deep);
    return dim(colour, 0.82 + 0.36 * fbm(u * 3 + pattern, v * 3, 2));
  };

/** A raspberry or blackberry: rings of shining drupelets, lying or with its hollow up. Colours: drupelet, its light, depths. */
export const drupelets: Piece = (scene, at, look) => {
  const one = varyDrupelets(scene, look);
  const { size, long } = one;
  scene.stamp(
    placed(scene, at, size * long, size, size * 0.95),
    drupeletsShape(one),
    drupeletsPaint(one),
    { gloss: look.gloss ?? 0.5, translucency: 0.5, relief: 0.25, base: at.base, reach: 1.1 },
  );
};

/** Returns the colours and the random parameters of one strawberry. */
function varyStrawberry(scene: Scene, look: PieceLook) {
  const [skin, flesh, heart] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const seedColour = colourOf(look, 3, '#e9c27a');
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.14);
  const cut = look.style === 'slice' || (look.style !== 'whole' && chance(scene, 0.68));
  const out = (u: number, v: number) => {
    const along = (u + 1) / 2;
    const half = 0.86 * Math.sin(Math.PI * along ** 0.72) ** 0.62 * (1.06 - 0.22 * along);
    return Math.max(Math.abs(v) / Math.max(0.02, half), Math.abs(u) ** 6);
  };
  const seed = (u: number, v: number) => {
    const row = Math.round(u * 4.2);
    const column = v * 4 + (row % 2) * 0.5;
    return bell(Math.hypot((u * 4.2 - row) * 1.1, (column - Math.round(column)) * 1.9), 0.24);
  };
  return { skin, flesh, heart, seedColour, pattern, size, cut, out, seed };
}
type Strawberry = ReturnType<typeof varyStrawberry>;

const strawberryShape =
  ({ pattern, cut, out, seed }: Strawberry): Shape =>
  (u, v) => {
    const edge = out(u, v);
    if (edge > 1 || Math.abs(u) > 1) return -1;
    if (!cut) return Math.sqrt(1 - edge * edge * 0.96) - 0.07 * seed(u, v);
    return (
      (1 - edge ** 5) ** 0.4 * 0.9 -
      0.1 * bell(Math.hypot(u * 0.8 + 0.1, v * 2.4), 0.3) +
      0.05 * fbm(u * 6 + pattern, v * 6, 2)
    );
  };

const strawberryPaint =
  ({ skin, flesh, heart, seedColour, pattern, cut, out, seed }: Strawberry): ColourOf =>
  (u, v) => {
    const edge = out(u, v);
    const fine = 0.86 + 0.28 * fbm(u * 4 + pattern, v * 4, 3);
    if (!cut)
      return mix(
        dim(mix(skin, heart, smoothstep(-0.6, -1, u) * 0.5), fine),
        seedColour,
        seed(u, v) * 0.8,
      );
    const core = smoothstep(0.42, 0.1, Math.hypot((u + 0.15) * 0.55, v * 1.5));
    const rays =
      bell(Math.sin(Math.atan2(v, u + 0.15) * 13 + pattern), 0.4) *
      smoothstep(0.95, 0.3, edge) *
      0.45;
    const colour = mix(
      mix(flesh, heart, Math.max(core * 0.85, rays)),
      skin,
      smoothstep(0.72, 0.94, edge),
    );
    return dim(colour, fine);
  };

/**
 * A strawberry: half, its cut face up, or whole with its seeds. Colours: skin, flesh, heart, seed.
 * Style `half`, `whole`, or `slice`.
 */
export const strawberry: Piece = (scene, at, look) => {
  const one = varyStrawberry(scene, look);
  const { size, cut } = one;
  scene.stamp(
    placed(scene, at, size, size, size * (look.style === 'slice' ? 0.18 : cut ? 0.5 : 0.72)),
    strawberryShape(one),
    strawberryPaint(one),
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.45,
      relief: 0.2,
      tilt: between(scene, 0, 0.2),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.05,
    },
  );
};
