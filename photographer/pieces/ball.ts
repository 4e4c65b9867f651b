import { dim, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import { between, colourOf, fullTurn, type Piece, patternOf, placed, radiusOf } from './piece.ts';
import { bell, dome } from './shapes.ts';

/**
 * A round item: pea, cherry tomato, grape, hazelnut, pearl.
 * Colours: skin, its lighter or browned patches, the scar of the stalk.
 * Style `stalk` has a scar, `wrinkled` is dried or blistered, `long` is an egg shape, `rough` is shaped by hand.
 */
export const ball: Piece = (scene, at, look) => {
  const [skin, patch, scar] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const long = look.style === 'long' ? between(scene, 0.68, 0.78) : between(scene, 0.9, 1);
  const rough = look.style === 'wrinkled' ? 0.3 : look.style === 'rough' ? 0.24 : 0.03;
  const finer = look.style === 'rough' ? 3.4 : 2.1;
  const angle = between(scene, 0, fullTurn);
  const away = between(scene, 0.2, 0.85);
  const [scarX, scarY] = [Math.cos(angle) * away, Math.sin(angle) * away];
  const stalk = look.style === 'stalk' ? 1 : 0;
  const tone = between(scene, 0.88, 1.1);
  scene.stamp(
    placed(scene, at, size, size * long, size * long),
    (u, v) => {
      const height = dome(u, v);
      if (height < 0) return height;
      const bumps = (fbm(u * finer + pattern, v * finer, 3) - 0.5) * rough;
      return Math.max(
        0.01,
        height + bumps - stalk * 0.12 * bell(Math.hypot(u - scarX, v - scarY), 0.12),
      );
    },
    (u, v) => {
      const spots = fbm(u * 2 + pattern, v * 2 + pattern, 3);
      const colour = mix(skin, patch, smoothstep(0.42, 0.72, spots) * (rough > 0.1 ? 0.9 : 0.55));
      const mark = stalk * bell(Math.hypot(u - scarX, v - scarY), 0.14);
      const fine = 0.9 + 0.2 * fbm(u * 9 + pattern, v * 9, 2);
      return dim(mix(colour, scar, mark), tone * fine);
    },
    { gloss: look.gloss ?? 0.45, translucency: 0.12, sink: 0.15, base: at.base },
  );
};
