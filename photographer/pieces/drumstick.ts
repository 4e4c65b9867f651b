import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one drumstick. */
function varyDrumstick(scene: Scene, look: PieceLook) {
  const [skin, golden, dark, bone] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2),
    colourOf(look, 3, '#efe2c8'),
  ];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.08);
  const half = (u: number) => {
    if (u > 0.72)
      return (
        0.15 + 0.09 * smoothstep(0.84, 0.95, u) * Math.sqrt(Math.max(0, 1 - ((u - 0.9) / 0.1) ** 2))
      );
    const meat = Math.sqrt(Math.max(0, 1 - ((u + 0.35) / 0.66) ** 2));
    return Math.max(
      meat * 0.95,
      u < 0.72 && u > -0.3 ? 0.62 * smoothstep(0.78, -0.3, u) + 0.13 : 0,
    );
  };
  return { skin, golden, dark, bone, pattern, size, half };
}
type Drumstick = ReturnType<typeof varyDrumstick>;

const drumstickShape =
  ({ pattern, half }: Drumstick): Shape =>
  (u, v) => {
    const side = v / Math.max(0.03, half(u) * (1 + 0.12 * (fbm(u * 3 + pattern, 2, 2) - 0.5)));
    if (Math.abs(u) >= 1 || side * side >= 1) return -1;
    return Math.sqrt(1 - side * side) * half(u) + 0.06 * fbm(u * 8 + pattern, v * 5, 3) + 0.02;
  };

const drumstickPaint =
  ({ skin, golden, dark, bone, pattern }: Drumstick): ColourOf =>
  (u, v) => {
    if (u > 0.74) return dim(bone, 0.9 - 0.3 * Math.abs(v));
    const blotches = fbm(u * 3 + pattern, v * 1.6, 4);
    const crisp = fbm(u * 11 + pattern, v * 7, 2);
    let colour = mix(skin, golden, smoothstep(0.28, 0.56, blotches));
    colour = mix(
      colour,
      dark,
      smoothstep(0.52, 0.72, blotches + smoothstep(0.3, 0.7, u) * 0.16) * 0.75,
    );
    return dim(colour, 0.78 + 0.4 * crisp);
  };

/** A drumstick or wing with the end of its bone; style `leg` includes the thigh. Colours: skin, golden skin, darkest, bone. */
export const drumstick: Piece = (scene, at, look) => {
  const one = varyDrumstick(scene, look);
  const { size } = one;
  const broad = look.style === 'leg' ? 0.52 : 0.46;
  scene.stamp(
    placed(scene, at, size, size * broad, size * (look.style === 'leg' ? 0.32 : 0.4)),
    drumstickShape(one),
    drumstickPaint(one),
    { gloss: look.gloss ?? 0.55, translucency: 0.15, base: at.base, reach: 1.05 },
  );
};

/** A sausage, browned along its sides. Colours: skin, browned, darkest. */
export const sausage: Piece = (scene, at, look) => {
  const [skin, brown, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.07);
  const bend = between(scene, -0.5, 0.5);
  const across = (u: number, v: number) => v + bend * (u * u - 0.4);
  scene.stamp(
    placed(scene, at, size, size * 0.22, size * 0.24),
    (u, v) => {
      const round = Math.sqrt(Math.max(0, 1 - Math.abs(u) ** 7));
      const side = across(u, v) / Math.max(0.02, round);
      if (Math.abs(u) >= 1 || side * side >= 1) return -1;
      return Math.sqrt(1 - side * side) * round + 0.04 * fbm(u * 9 + pattern, v * 2, 2);
    },
    (u, v) => {
      const side = across(u, v);
      const blotches = fbm(u * 4 + pattern, v * 1.2 + pattern, 4);
      let colour = mix(skin, brown, smoothstep(0.32, 0.6, blotches + 0.12 * (1 - side * side)));
      colour = mix(
        colour,
        dark,
        smoothstep(0.55, 0.76, blotches + smoothstep(0.85, 1, Math.abs(u)) * 0.2) * 0.7,
      );
      const split =
        smoothstep(0.07, 0.02, Math.abs(side - 0.25 - 0.06 * Math.sin(u * 5))) *
        (Math.abs(u + 0.2) < 0.3 ? 0.5 : 0);
      return dim(mix(colour, dim(skin, 1.3), split), 0.85 + 0.3 * fbm(u * 14 + pattern, v * 4, 2));
    },
    { gloss: look.gloss ?? 0.6, translucency: 0.15, relief: 0.2, base: at.base, reach: 1.6 },
  );
};
