import { dim, mix } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, fullTurn, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/**
 * A small shapeless crumb: mince, breadcrumb, chopped nut, crumbled cheese, crumble.
 * Colours: two colours; each crumb has its own mixture of them. Style `rough` (mince) or smooth.
 */
export const crumb: Piece = (scene, at, look) => {
  const colour = mix(colourOf(look, 0), colourOf(look, 1), scene.random.next());
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.45);
  const rough = look.style === 'rough' ? 0.7 : 0.4;
  const tone = between(scene, 0.82, 1.14);
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.62, 0.95), size * between(scene, 0.55, 0.8)),
    (u, v) => {
      const square = u * u + v * v + (fbm(u * 1.7 + pattern, v * 1.7, 2) - 0.5) * rough * 1.5;
      if (square > 0.9) return -1;
      return Math.max(
        0.04,
        Math.sqrt(0.95 - square) + (noise(u * 3.4 + pattern, v * 3.4) - 0.5) * rough * 0.6,
      );
    },
    (u, v) => dim(colour, tone * (0.7 + 0.6 * noise(u * 3.4 + pattern, v * 3.4))),
    {
      gloss: look.gloss ?? 0.25,
      translucency: 0.2,
      relief: 0.6,
      sink: 0.15,
      base: at.base,
      reach: 1.2,
    },
  );
};

/** A cluster of oats or granola: flakes and crumbs baked together. Takes the same look as `crumb`. */
export const cluster: Piece = (scene, at, look) => {
  const parts = scene.random.between(7, 12);
  const reach = radiusOf(scene, look, 0.2);
  for (let index = 0; index < parts; index++) {
    const [angle, away] = [
      between(scene, 0, fullTurn),
      reach * Math.sqrt(scene.random.next()) * 0.7,
    ];
    const spot = { x: at.x + Math.cos(angle) * away, y: at.y + Math.sin(angle) * away };
    crumb(scene, spot, { ...look, millimetres: look.millimetres * between(scene, 0.35, 0.6) });
  }
};
