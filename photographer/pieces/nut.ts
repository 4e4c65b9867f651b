import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';
import { bell } from './shapes.ts';

/** A walnut or pecan half: two lobes of winding ridges. Colours: ridge, groove. Style `pecan` is long and straight. */
export const walnut: Piece = (scene, at, look) => {
  const [ridge, groove] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.12);
  const pecan = look.style === 'pecan';
  const outline = (u: number, v: number) => {
    const wobble = pecan ? 0 : 0.09 * Math.sin(Math.atan2(v, u) * 7 + pattern);
    return u * u + v * v + wobble;
  };
  const wind = (u: number, v: number) => {
    const side = Math.abs(v);
    if (pecan) return 0.5 + 0.5 * Math.cos(side * 15 + 0.3 * Math.sin(u * 14 + pattern));
    return 0.5 + 0.5 * Math.sin(u * 8 + fbm(u * 2.4 + pattern, side * 2.4, 2) * 9 + side * 3);
  };
  scene.stamp(
    placed(scene, at, size, size * (pecan ? 0.5 : 0.84), size * (pecan ? 0.36 : 0.5)),
    (u, v) => {
      const square = outline(u, v);
      if (square > 1) return -1;
      const middle = 0.34 * bell(v, 0.13);
      return Math.max(0.04, Math.sqrt(1 - square) * (0.62 + 0.36 * wind(u, v)) - middle);
    },
    (u, v) => {
      const deep = Math.max(1 - wind(u, v), bell(v, 0.12));
      return dim(mix(ridge, groove, deep * 0.75), 0.84 + 0.32 * fbm(u * 4 + pattern, v * 4, 2));
    },
    { gloss: look.gloss ?? 0.28, translucency: 0.1, relief: 0.4, base: at.base, reach: 1.1 },
  );
};

/** A whole nut or its half. Colours: skin, inside, stripes. Style `almond` is pointed and furrowed, `half` shows its inside, `round` is a hazelnut. */
export const nut: Piece = (scene, at, look) => {
  const [skin, inside, stripe] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const style = look.style ?? 'almond';
  const broad = style === 'round' ? between(scene, 0.88, 1) : style === 'almond' ? 0.56 : 0.52;
  const open = style === 'half' && scene.random.next() < 0.6;
  const point = style === 'almond' ? 0.34 : 0;
  const side = (u: number, v: number) => v / (1 - point * smoothstep(-0.4, 1, u));
  const bare = between(scene, 0.54, 0.7);
  scene.stamp(
    placed(scene, at, size, size * broad, size * broad * (open ? 0.5 : 0.8)),
    (u, v) => {
      const square = u * u + side(u, v) ** 2;
      if (square > 1) return -1;
      const groove = open ? 0.2 * bell(v, 0.12) * smoothstep(-0.9, 0, u) : 0;
      const furrows =
        style === 'almond'
          ? 0.05 * Math.sin(side(u, v) * 17 + pattern)
          : 0.03 * fbm(u * 5 + pattern, v * 5, 2);
      return Math.max(0.04, (1 - square) ** (open ? 0.25 : 0.5) - groove + furrows);
    },
    (u, v) => {
      const lines = noise(side(u, v) * 11 + pattern, u * 1.6);
      const patchy = fbm(u * 2 + pattern, v * 2, 3);
      const shed = style === 'round' ? smoothstep(bare, bare + 0.08, patchy) : 0;
      const colour = open
        ? mix(inside, skin, smoothstep(0.88, 1, Math.hypot(u, side(u, v))))
        : mix(mix(skin, stripe, lines * 0.6), inside, shed);
      return dim(colour, 0.84 + 0.32 * patchy);
    },
    { gloss: look.gloss ?? 0.3, translucency: 0.1, relief: 0.35, base: at.base, reach: 1.02 },
  );
};
