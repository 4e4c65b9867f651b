import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
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
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one slice. */
function varyMeatSlice(scene: Scene, look: PieceLook) {
  const [middle, ring, crust] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.06);
  const streaky = look.style === 'streaky';
  const bow = between(scene, -0.1, 0.25);
  const out = (u: number, v: number) => {
    const wander = (fbm(u * 2 + pattern, v * 2, 2) - 0.5) * 0.2;
    return (Math.abs(u) ** 3.4 + Math.abs(v + bow * (u * u - 0.4)) ** 3) ** 0.32 + wander;
  };
  return { middle, ring, crust, pattern, size, streaky, out };
}
type MeatSlice = ReturnType<typeof varyMeatSlice>;

const meatSliceShape =
  ({ pattern, out }: MeatSlice): Shape =>
  (u, v) => {
    const edge = out(u, v);
    if (edge > 1) return -1;
    const fibres = fbm(u * 16 + pattern, v * 4, 2);
    return Math.max(0.05, 0.75 * Math.min(1, (1 - edge) * 9 + 0.2) ** 0.5 + 0.2 * fibres);
  };

const meatSlicePaint =
  ({ middle, ring, crust, pattern, streaky, out }: MeatSlice): ColourOf =>
  (u, v) => {
    const edge = out(u, v);
    const fibres = fbm(u * 18 + pattern, v * 5 + pattern, 3);
    let colour = mix(middle, ring, smoothstep(0.45, 0.86, edge + (fibres - 0.5) * 0.12));
    if (streaky) {
      const layer = Math.sin(v * 8 + fbm(u * 2 + pattern, v, 2) * 4);
      colour = mix(ring, middle, smoothstep(-0.2, 0.35, layer));
    }
    colour = mix(colour, crust, smoothstep(0.86, 0.93, edge));
    const marbling = smoothstep(0.72, 0.8, noise(u * 9 + pattern, v * 5)) * 0.25;
    return dim(
      mix(colour, [0.9, 0.8, 0.7], marbling * (edge < 0.85 ? 1 : 0)),
      0.78 + 0.44 * fibres,
    );
  };

/**
 * One slice across a roast or fried piece: a crust on the outside, a paler ring, then the middle.
 * Colours: middle, ring under the crust, crust. Style `streaky` has layers of fat (pork belly).
 */
export const meatSlice: Piece = (scene, at, look) => {
  const one = varyMeatSlice(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.34, 0.42), size * 0.2),
    meatSliceShape(one),
    meatSlicePaint(one),
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.3,
      tilt: between(scene, 0.1, 0.2),
      tiltTowards: (at.rotation ?? 0) + fullTurn / 4,
      base: at.base,
      reach: 1.15,
    },
  );
};

/** A piece carved into slices that lean on each other in a row. Takes the same look as `meatSlice`; the size is that of one slice. */
export const carved: Piece = (scene, at, look) => {
  const facing = at.rotation ?? between(scene, 0, fullTurn);
  const count = scene.random.between(5, 7);
  const step = radiusOf(scene, look, 0.02) * 0.43;
  const base = at.base ?? scene.heightAt(at.x, at.y);
  for (let index = 0; index < count; index++) {
    const away = (index - (count - 1) / 2) * step;
    const size = look.millimetres * (1 - 0.28 * Math.abs(index / (count - 1) - 0.45));
    const spot = { x: at.x - Math.sin(facing) * away, y: at.y + Math.cos(facing) * away };
    const rotation = facing + between(scene, -0.07, 0.07);
    meatSlice(
      scene,
      { ...spot, rotation, base: base + 2 + (index % 2) },
      { ...look, millimetres: size },
    );
  }
};
