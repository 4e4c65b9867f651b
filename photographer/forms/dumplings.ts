import { dim, hex, mix, smoothstep } from '../colour.ts';
import { smoothTop } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { fbm } from '../noise.ts';
import { dumpling } from '../pieces/parcel.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { drawSteamer } from '../vessels/steamer.ts';

const steamedPattern = /steam|dim sum|bao|siu|shumai|momo|har gow/i;
const dip = '#3a1d0e';

/** Round dumplings: gathered to a point, open with visible filling, or a plain steamed cake. */
type RoundKind = 'gathered' | 'open' | 'cake';
const kinds: readonly (readonly [RegExp, RoundKind])[] = [
  [/idli|rice cakes?\b|discs/i, 'cake'],
  [/siu mai|shumai|shao ?mai|open at the top/i, 'open'],
  [/xiao ?long ?bao|\bbao\b|\bmomo|khinkali|soup dumpling|purse|swirl/i, 'gathered'],
];

/** A round dumpling. */
function layRound(
  { scene, picture, lay }: Plating,
  { x, y }: { x: number; y: number },
  kind: RoundKind,
): void {
  const [dough, deep] = [hex('#f2e9d2'), hex('#cdbb94')];
  const shift = scene.random.real(0, 9);
  const radius = kind === 'open' ? 62 : 80;
  const filling = picture.pieces[0];
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius * 0.97, height: kind === 'cake' ? 40 : 74 },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return -1;
      const pleat = Math.cos(Math.atan2(v, u) * 9 + out * 4 + shift);
      if (kind === 'cake') return Math.sqrt(1 - out ** 4);
      if (kind === 'open') return out > 0.72 ? 0.92 + 0.1 * pleat : 0.8;
      return (
        Math.sqrt(1 - out * out * 0.96) +
        0.07 * pleat * smoothstep(0.75, 0.3, out) -
        0.14 * smoothstep(0.14, 0.02, out)
      );
    },
    (u, v) => {
      const out = Math.hypot(u, v);
      const pleat = Math.cos(Math.atan2(v, u) * 9 + out * 4 + shift);
      if (kind === 'cake')
        return dim(mix(dough, hex('#ffffff'), 0.5), 0.9 + 0.14 * fbm(u * 16, v * 16 + shift, 2));
      return mix(dough, deep, smoothstep(0.2, -0.9, pleat) * smoothstep(0.9, 0.4, out) * 0.6);
    },
    { gloss: kind === 'cake' ? 0.15 : 0.45, translucency: 0.45, relief: 0.2 },
  );
  if (kind === 'open' && filling) {
    const one = lay(filling, 'filling');
    heap(
      scene,
      patch(x, y, radius * 0.62, 60),
      { x, y, radiusX: radius * 0.5, radiusY: radius * 0.5 },
      [{ ...one, share: 1, radius: Math.min(one.radius, radius * 0.3) }],
      { depth: 1.6, steepness: 0.3 },
    );
  }
}

/** Pleated dumplings in a ring around their sauce, in the steamer or out of the pan. */
export const dumplings: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const isSteamed = steamedPattern.test(picture.title) || scene.random.next() < 0.35;
  const stage = isSteamed
    ? drawSteamer(scene, { x, y, radius: 328 })
    : drawVesselFor(plating, ['plate', 'coupe']);
  // As many as fit without touching: dumplings that touch look like one ring of dough.
  const count = 6;
  const turn = scene.random.angle();
  const hasDip = !isSteamed;
  if (picture.sauce && !hasDip) pool(scene, { x, y, radiusX: 150, radiusY: 140 }, picture.sauce);
  const brown = isSteamed ? '#efe0b8' : '#a8632a';
  const words = `${picture.title} ${picture.look.arrangement}`;
  const kind = kinds.find(([pattern]) => pattern.test(words))?.[1];
  const one = (at: { x: number; y: number; rotation: number }, millimetres: number) => {
    if (kind) layRound(plating, at, kind);
    else dumpling(scene, at, { colours: ['#f0e2bf', brown, '#9aa86a'], millimetres });
  };
  for (let index = 0; index < count; index++) {
    const angle = turn + (index / count) * Math.PI * 2;
    const out = stage.foodRadius * (hasDip ? 0.8 : 0.74);
    one(
      { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out, rotation: angle + Math.PI / 2 },
      62,
    );
  }
  if (!hasDip)
    for (const off of [-0.6, 0.6])
      one({ x: x + off * 96, y: y + off * 14, rotation: turn + off }, 60);
  else {
    const bowl = drawSmallBowl(scene, { x, y, radius: 82, glaze: 'chalk' });
    smoothTop(
      scene,
      { x, y, radius: bowl.foodRadius, base: bowl.level + 10, height: 4 },
      picture.sauce?.colour ?? dip,
      { waves: 0.05, gloss: 0.95 },
    );
  }
  const beside = evenedOut(picture.pieces.filter(({ treatment }) => treatment === 'raw')).map(
    (food) => plating.lay(food),
  );
  heap(scene, stage, middleOf(stage, 0.4), hasDip ? [] : beside, { depth: 0.3 });
  garnishAll(scene, stage, middleOf(stage, 0.85), laidGarnish(plating), 1.2);
  return stage;
};
