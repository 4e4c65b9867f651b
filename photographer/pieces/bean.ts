import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';
import { bell } from './shapes.ts';

/**
 * A kidney-shaped bean with its eye. Colours: skin, speckles or shade, eye.
 * Style `flat` is broad (butter bean, broad bean), `speckled` is mottled (pinto, borlotti), `bent` is a nut (cashew).
 */
export const bean: Piece = (scene, at, look) => {
  const [skin, shade, eye] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2, '#f3ead6')];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const width = look.style === 'flat' ? 0.66 : look.style === 'bent' ? 0.42 : 0.56;
  const bend = between(scene, 0.16, 0.3) * (look.style === 'bent' ? 2.6 : 1);
  const tone = between(scene, 0.85, 1.12);
  const faces = scene.random.next() < 0.45 ? 1 : 0;
  const across = (u: number, v: number) => v * 1.25 + bend * (u * u - 0.45);
  scene.stamp(
    placed(
      scene,
      at,
      size,
      size * (width + bend * 0.3),
      size * (look.style === 'flat' ? 0.42 : 0.56),
    ),
    (u, v) => {
      const square = Math.abs(u) ** 2.4 + across(u, v) ** 2;
      if (square > 1) return -1;
      const dent = faces * 0.18 * bell(Math.hypot(u * 1.2, across(u, v) - 0.62), 0.2);
      return (1 - square) ** 0.46 - dent;
    },
    (u, v) => {
      const mottled =
        look.style === 'speckled' ? smoothstep(0.52, 0.6, noise(u * 5 + pattern, v * 4)) : 0;
      const soft = smoothstep(0.45, 0.75, fbm(u * 2 + pattern, v * 2 + pattern, 3)) * 0.45;
      const colour = mix(skin, shade, Math.max(mottled, soft));
      const mark = faces * bell(Math.hypot(u * 1.1, across(u, v) - 0.7), 0.15) * 0.85;
      return dim(mix(colour, eye, mark), tone * (0.94 + 0.12 * noise(u * 12, v * 12 + pattern)));
    },
    { gloss: look.gloss ?? 0.55, translucency: 0.15, sink: 0.15, base: at.base },
  );
};
