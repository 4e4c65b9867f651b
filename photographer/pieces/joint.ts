import { dim, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import { colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/**
 * A joint of meat out of the oven, cut at its right end. Colours: crust, browned, darkest, inside, fat under the rind.
 * Style `scored`: its rind stands up in strips; `tied`: string round it every few fingers.
 */
export const joint: Piece = (scene, at, look) => {
  const [crust, brown, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const [inside, fat] = [colourOf(look, 3), colourOf(look, 4, '#e6d2a4')];
  const string = colourOf({ ...look, colours: ['#e8dcc0'] }, 0);
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.04);
  const cut = 0.74;
  const isScored = look.style === 'scored';
  const strips = (u: number) => Math.abs(((((u * 6.5) % 1) + 1) % 1) - 0.5) * 2;
  const half = (u: number) =>
    (1 - Math.abs(u * 0.94) ** 3.4) ** 0.5 * (0.92 + 0.1 * fbm(u * 2 + pattern, 3, 2));
  scene.stamp(
    placed(scene, at, size, size * 0.5, size * 0.46),
    (u, v) => {
      const side = v / Math.max(0.05, half(u));
      if (Math.abs(u) > 1 || side * side >= 1) return -1;
      const round = Math.sqrt(1 - side * side) * half(Math.min(u, 0.2));
      // The cut end slopes down, so that its face is visible from above.
      const end = u > cut ? 1 - smoothstep(cut, 0.99, u) * 0.9 : 1;
      const rind = isScored && u < cut ? 0.09 * smoothstep(0.2, 0.7, strips(u)) : 0;
      const knots =
        look.style === 'tied' && u < cut ? -0.05 * smoothstep(0.16, 0.04, strips(u * 0.55)) : 0;
      return Math.max(0.04, round * end + rind + knots + 0.06 * fbm(u * 8 + pattern, v * 5, 3));
    },
    (u, v) => {
      const grainy = fbm(u * 5 + pattern, v * 14, 3);
      if (u > cut) {
        const rim = smoothstep(0.72, 0.94, Math.abs(v) / Math.max(0.05, half(u)));
        const face = mix(
          dim(inside, 0.85 + 0.35 * grainy),
          fat,
          smoothstep(0.55, 0.75, grainy) * 0.35,
        );
        return mix(face, mix(crust, dark, 0.4), rim);
      }
      const blotches = fbm(u * 3 + pattern, v * 3, 4);
      let colour = mix(crust, brown, smoothstep(0.3, 0.62, blotches));
      colour = mix(colour, dark, smoothstep(0.52, 0.76, blotches) * 0.6);
      if (isScored) colour = mix(colour, dark, smoothstep(0.3, 0.05, strips(u)) * 0.7);
      if (look.style === 'tied')
        colour = mix(colour, string, smoothstep(0.12, 0.03, strips(u * 0.55)) * 0.8);
      return dim(colour, 0.8 + 0.36 * fbm(u * 18 + pattern, v * 18, 2));
    },
    { gloss: look.gloss ?? 0.5, translucency: 0.12, relief: 0.4, base: at.base, reach: 1.02 },
  );
};

/** A slice from a joint, lying flat. Colours: the same as for the joint. */
export const jointSlice: Piece = (scene, at, look) => {
  const [crust, , dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const [inside, fat] = [colourOf(look, 3), colourOf(look, 4, '#e6d2a4')];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.08);
  const out = (u: number, v: number) =>
    Math.hypot(u, v) + (fbm(u * 1.6 + pattern, v * 1.6, 2) - 0.5) * 0.3;
  scene.stamp(
    placed(scene, at, size, size * 0.8, size * 0.12),
    (u, v) => {
      const rim = out(u, v);
      return rim > 0.95 ? -1 : 0.8 + 0.2 * fbm(u * 6 + pattern, v * 6, 3);
    },
    (u, v) => {
      const rim = out(u, v);
      const grainy = fbm(u * 6 + pattern, v * 13, 3);
      const face = mix(dim(inside, 0.8 + 0.4 * grainy), fat, smoothstep(0.6, 0.8, grainy) * 0.4);
      const edge = mix(face, mix(crust, dark, 0.5), smoothstep(0.8, 0.92, rim));
      return edge;
    },
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.25,
      relief: 0.25,
      base: at.base,
      tilt: 0.25,
      tiltTowards: (at.rotation ?? 0) + 2.6,
      reach: 1.05,
    },
  );
};

/** A rack of ribs with the bones sticking out along one side. Colours: crust, browned, darkest, bone. */
export const ribRack: Piece = (scene, at, look) => {
  const [crust, brown, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const bone = colourOf(look, 3, '#e4d2ac');
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.04);
  const count = 8;
  const rib = (u: number) => Math.abs(((((u * count * 0.5) % 1) + 1) % 1) - 0.5) * 2;
  const edge = (u: number) => 0.78 + 0.05 * fbm(u * 3 + pattern, 1, 2);
  scene.stamp(
    placed(scene, at, size, size * 0.46, size * 0.2),
    (u, v) => {
      if (Math.abs(u) > 0.98) return -1;
      // Bones reach beyond the meat on the near side.
      if (v > edge(u)) return v < 0.98 && rib(u) < 0.34 ? 0.42 : -1;
      if (v < -edge(u + 3)) return -1;
      const rounded =
        Math.min(1, (0.98 - Math.abs(u)) * 9, (edge(u) - Math.abs(v)) * 7 + 0.35) ** 0.5;
      return rounded * (0.78 + 0.2 * (1 - rib(u)) + 0.16 * fbm(u * 8 + pattern, v * 5, 3));
    },
    (u, v) => {
      if (v > edge(u)) return dim(bone, 0.75 + 0.3 * (1 - rib(u)));
      const blotches = fbm(u * 4 + pattern, v * 3, 4);
      let colour = mix(crust, brown, smoothstep(0.3, 0.6, blotches));
      colour = mix(
        colour,
        dark,
        smoothstep(0.5, 0.74, blotches) * 0.6 + smoothstep(0.72, 1, rib(u)) * 0.4,
      );
      return dim(colour, 0.8 + 0.34 * fbm(u * 15 + pattern, v * 15, 2));
    },
    { gloss: look.gloss ?? 0.75, translucency: 0.12, relief: 0.3, base: at.base, reach: 1.02 },
  );
};
