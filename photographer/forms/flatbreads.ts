import { dim, hex, mix, smoothstep } from '../colour.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { layStack } from '../layout/stack.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import { fbm } from '../noise.ts';
import { flatRound } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';

type Dough = { crumb: string; crust: string };

/** Baking styles by the name of the bread, see `flatRound`. */
const bakes: readonly (readonly [RegExp, string])[] = [
  [/naan/i, 'naan'],
  [/pitt?a\b/i, 'pitta'],
  [/injera|cr[eê]pe/i, 'crepe'],
];
const quartersPattern = /quarter|triangle/i;
const stackPattern = /stack|pile|heap/i;

/** Returns the colour of blisters for a crust colour. */
const scorched = (crust: string) =>
  mixHex([
    [0.3, crust],
    [0.7, '#7a4416'],
  ]);

/** Centres of overlapping breads relative to the middle of the plate, in radii of one bread. */
const fan = [
  [-0.52, -0.34],
  [0.5, -0.42],
  [0.02, 0.42],
] as const;
const stackHeight = 6;
const fanRadius = 152;

function layRounds({ scene, picture }: Plating, at: { x: number; y: number; base: number }): void {
  const { crumb, crust } = picture.dough;
  const style = bakes.find(([name]) => name.test(picture.title))?.[1] ?? 'tortilla';
  const one = (x: number, y: number, base: number, radius: number) =>
    flatRound(
      scene,
      { x, y, base, rotation: scene.random.real(-0.5, 0.5) },
      {
        colours: [crumb, crust, scorched(crust)],
        millimetres: (2 * radius) / unitsPerMillimetre,
        style,
      },
    );
  if (stackPattern.test(picture.look.arrangement)) {
    const stack = { ...at, y: at.y + 24, radius: 200, count: stackHeight, step: 17, shadow: 0.3 };
    layStack(scene, stack, ({ x, y, base, radius }) => one(x, y, base, radius));
    return;
  }
  for (const [index, [aside = 0, along = 0]] of fan.entries())
    one(at.x + aside * fanRadius, at.y + along * fanRadius, at.base + index * 10, fanRadius);
}

/** A round folded twice: a quarter with stacked folds along its two straight sides. */
function layQuarter(
  { scene }: Plating,
  at: { x: number; y: number; base: number; direction: number; radius: number },
  { crumb, crust }: Dough,
): void {
  const [pale, brown] = [hex(crumb), hex(crust)];
  const shift = scene.random.real(0, 99);
  const half = Math.PI / 4;
  const inward = (u: number, v: number) => {
    const out = Math.hypot(u, v);
    const side = (half - Math.abs(Math.atan2(v, u))) * out;
    return Math.min(0.97 - out + (fbm(u * 3 + shift, v * 3, 2) - 0.5) * 0.06, side);
  };
  scene.stamp(
    {
      x: at.x - Math.cos(at.direction) * at.radius * 0.62,
      y: at.y - Math.sin(at.direction) * at.radius * 0.62,
      radiusX: at.radius,
      radiusY: at.radius,
      height: 22,
      rotation: at.direction,
    },
    (u, v) => {
      const rim = inward(u, v);
      if (rim <= 0) return -1;
      const folds = 0.25 * smoothstep(0.1, 0.16, rim) + 0.2 * smoothstep(0.2, 0.26, rim);
      return 0.5 * Math.min(1, rim / 0.05) ** 0.5 + folds + 0.16 * fbm(u * 4 + shift, v * 4, 3);
    },
    (u, v) => {
      const lace = fbm(u * 7 + shift, v * 7, 4);
      const colour = mix(pale, brown, smoothstep(0.38, 0.66, lace) * 0.8);
      return dim(colour, 0.88 + 0.22 * fbm(u * 15, v * 15 + shift, 2));
    },
    { gloss: 0.3, translucency: 0.25, relief: 0.4, base: at.base, reach: 1 },
  );
}

/** Thin rounds of dough: stacked, overlapping, or folded in quarters, depending on their look. */
export const flatbreads: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['plate', 'coupe']);
  const { x, y } = stage.centre;
  const syrup = picture.drizzle ?? (picture.sauce && picture.isSweet ? picture.sauce.colour : '');
  if (syrup)
    pool(
      scene,
      { x, y: y + 20, radiusX: 215, radiusY: 190, rotation: scene.random.angle() },
      { colour: syrup, shade: dimHex(syrup, 0.8) },
      4,
    );
  if (quartersPattern.test(picture.look.arrangement)) {
    const turn = scene.random.angle();
    for (let index = 0; index < 4; index++) {
      const direction = turn + index * 1.25;
      layQuarter(
        plating,
        {
          x: x + Math.cos(direction) * 112,
          y: y + Math.sin(direction) * 112,
          base: stage.level + index * 9,
          direction,
          radius: 262,
        },
        picture.dough,
      );
    }
  } else layRounds(plating, { x, y, base: stage.level });
  const ground = patch(x, y, 170, scene.heightAt(x, y));
  const region = { x, y, radiusX: 150, radiusY: 140 };
  const inside = evenedOut(laidFilling(plating)).filter((food) => food.radius < 34);
  dot(scene, ground, region, inside, 14, 0.6);
  garnishAll(scene, ground, region, laidGarnish(plating), 0.8);
  return stage;
};
