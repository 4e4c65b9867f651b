import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
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

/** Width as a fraction of the length, height, unevenness of the outline, coarseness of the crust. */
type Form = { broad: number; high: number; wild: number; coarse: number };
const thigh: Form = { broad: 0.74, high: 0.34, wild: 0.5, coarse: 4 };
const forms: Readonly<Record<string, Form>> = {
  thigh,
  breast: { broad: 0.56, high: 0.36, wild: 0.2, coarse: 4 },
  steak: { broad: 0.66, high: 0.24, wild: 0.3, coarse: 5 },
  chop: { broad: 0.72, high: 0.26, wild: 0.22, coarse: 5 },
  patty: { broad: 0.96, high: 0.3, wild: 0.1, coarse: 11 },
  crumbed: { broad: 0.62, high: 0.26, wild: 0.22, coarse: 18 },
  scallop: { broad: 0.96, high: 0.6, wild: 0.08, coarse: 6 },
};

/** Returns the colours and the random parameters of one cutlet. */
function varyCutlet(scene: Scene, look: PieceLook) {
  const [flesh, crust, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const fat = look.colours[3] ? colourOf(look, 3) : undefined;
  const style = look.style ?? 'thigh';
  const form = forms[style] ?? thigh;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.08);
  const bars = style === 'steak' || style === 'chop' ? between(scene, 0.35, 0.7) : 0;
  const pointed = style === 'breast' ? 0.45 : style === 'chop' ? 0.25 : 0;
  const inward = (u: number, v: number) => {
    const wander = (fbm(u * 1.5 + pattern, v * 1.5 + pattern, 3) - 0.5) * form.wild * 1.7;
    const side = v / (1 - pointed * smoothstep(-0.2, 1, u));
    return 1 - Math.abs(u) ** 2.7 - Math.abs(side) ** 2.7 - wander;
  };
  const bar = (u: number, v: number) => {
    const phase = (u * 0.8 + v * 0.5) * 3.1;
    return bars * smoothstep(0.3, 0.12, Math.abs(phase - Math.round(phase)));
  };
  return { flesh, crust, dark, fat, form, pattern, size, inward, bar };
}
type Cutlet = ReturnType<typeof varyCutlet>;

const cutletShape =
  ({ form, pattern, inward, bar }: Cutlet): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    const folds = fbm(u * 2 + pattern, v * 2.6, 3) * form.wild;
    const crumbs =
      fbm(u * form.coarse + pattern, v * form.coarse, 3) * (form.coarse > 9 ? 0.26 : 0.1);
    return Math.max(
      0.02,
      Math.sqrt(1 - (1 - Math.min(1, rim)) ** 3) * (0.7 + folds * 0.45) + crumbs - 0.04 * bar(u, v),
    );
  };

const cutletPaint =
  ({ flesh, crust, dark, fat, form, pattern, inward, bar }: Cutlet): ColourOf =>
  (u, v) => {
    const rim = inward(u, v);
    const blotches = fbm(u * 2.1 + pattern, v * 2.1 + pattern, 4);
    const crisp = fbm(u * form.coarse * 1.6 + pattern, v * form.coarse * 1.6, 3);
    let colour = mix(
      flesh,
      crust,
      smoothstep(0.02, 0.3, rim) * 0.45 + smoothstep(0.3, 0.6, blotches) * 0.6,
    );
    colour = mix(
      colour,
      dark,
      Math.max(smoothstep(0.5, 0.72, blotches * 0.7 + crisp * 0.35) * 0.75, bar(u, v)),
    );
    if (fat) colour = mix(colour, fat, smoothstep(0.2, 0.06, rim) * smoothstep(0.1, 0.35, -v));
    return dim(colour, 0.76 + 0.34 * crisp + 0.14 * noise(u * 30 + pattern, v * 30));
  };

/**
 * A whole piece out of the pan or the oven: thigh, breast, steak, chop, patty, schnitzel, scallop.
 * Colours: flesh at the side, golden crust, darkest crust, fat (none: no rim of fat).
 * Style: a key of `forms`; `steak` and `chop` have grill marks.
 */
export const cutlet: Piece = (scene, at, look) => {
  const one = varyCutlet(scene, look);
  const { form, size } = one;
  scene.stamp(
    placed(scene, at, size, size * form.broad, size * form.high),
    cutletShape(one),
    cutletPaint(one),
    { gloss: look.gloss ?? 0.45, translucency: 0.15, relief: 0.45, base: at.base, reach: 1.25 },
  );
};
