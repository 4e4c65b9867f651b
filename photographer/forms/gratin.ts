import { dim, hex, mix, smoothstep } from '../colour.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { sunken } from '../layout/topping.ts';
import { mixHex } from '../mix-hex.ts';
import { fbm } from '../noise.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import { outwardness, type Stage } from '../stage.ts';
import { drawGratinDish } from '../vessels/gratin-dish.ts';

const cream = { colour: '#e2b56a', shade: '#b87a35', body: 'thick' } as const;

/** Foods that rise whole out of a crust, and how deep they sink into it. */
const proudFoods: readonly (readonly [RegExp, number])[] = [
  [/sausage|frankfurter/, 0.05],
  [/cauliflower|broccoli/, 0.25],
];
const isFloret = ({ ingredient }: SeenFood) => /cauliflower|broccoli/.test(ingredient.id);
/** Roots and fruits that are drawn as slices under a crust, whatever cut their ingredient line names. */
const slicedFoods = /^(?:potato|aubergine|courgette|tomato|sweet-potato)$/;
/** Dishes whose pasta sheets or tubes are hidden by the sauce. */
const hiddenPasta = /lasagn|cannelloni|pastitsio/i;

/** Returns the foods of a dish that are visible in its crust; small ones stay under it. */
function piecesOf({ picture, lay }: Plating): {
  pieces: Laid[];
  proud: { food: Laid; depth: number }[];
} {
  const depthOf = ({ ingredient }: SeenFood) =>
    proudFoods.find(([ids]) => ids.test(ingredient.id))?.[1];
  const proud = picture.pieces.flatMap((food) => {
    const depth = depthOf(food);
    // Florets under cheese do not brown, so they are drawn as boiled.
    return depth === undefined
      ? []
      : [{ food: lay(isFloret(food) ? { ...food, treatment: 'boiled' } : food), depth }];
  });
  const base = picture.base;
  if (base?.kind === 'pasta' && !hiddenPasta.test(picture.title))
    proud.push({ food: lay(base.food), depth: 0.06 });
  const slices = picture.pieces.filter(({ ingredient }) => slicedFoods.test(ingredient.id));
  for (const food of slices.slice(0, 2))
    proud.push({ food: lay({ ...food, cut: 'sliced' }), depth: 0.02 });
  const others = picture.pieces
    .filter((food) => depthOf(food) === undefined && !slices.includes(food))
    .map((food) => lay(food, 'filling'));
  return { pieces: evenedOut(others.filter(({ radius }) => radius > 13)), proud };
}

/** The crust: pale where soft, golden, dark in blisters, and bubbly at the edge where the sauce comes through. */
function layCrust(
  scene: Scene,
  stage: Stage,
  level: number,
  pale: string,
  isRidged: boolean,
): void {
  const { x, y, radiusX, radiusY, rotation = 0 } = middleOf(stage, 1.02);
  const [soft, golden, dark] = [hex(pale), hex('#cf8f35'), hex('#6e3a14')];
  const shift = scene.random.real(0, 99);
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  scene.stamp(
    { x, y, radiusX, radiusY, rotation, height: 12 },
    (u, v) => {
      const [along, across] = [u * radiusX, v * radiusY];
      const edge = outwardness(
        stage,
        x + along * cos - across * sin,
        y + along * sin + across * cos,
      );
      const ragged = edge + (fbm(u * 4 + shift, v * 3, 3) - 0.5) * 0.24;
      if (edge > 1 || ragged > 0.97) return -1;
      // A fork drawn through mash leaves rows.
      if (isRidged) return 0.9 + 1.1 * Math.abs(Math.cos(v * 17 + 1.4 * Math.sin(u * 5 + shift)));
      return 0.45 + 0.5 * fbm(u * 5 + shift, v * 4, 4) + 0.25 * fbm(u * 17 + shift, v * 13, 2);
    },
    (u, v) => {
      const patchy = fbm(u * 3.4 + shift, v * 2.6, 4);
      const blisters = fbm(u * 9 + shift, v * 7, 3);
      const colour = mix(soft, golden, smoothstep(0.34, 0.62, patchy));
      return dim(
        mix(colour, dark, smoothstep(0.56, 0.74, blisters * 0.6 + patchy * 0.4) * 0.75),
        0.9 + 0.2 * blisters,
      );
    },
    { gloss: 0.4, translucency: 0.2, relief: 0.5, base: level, reach: 1 },
  );
}

/** A baked dish: sauce at the edges, a golden crust, and some of the food below it visible. */
export const gratin: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawGratinDish(scene, {
    x: 600,
    y: 400,
    rotation: scene.random.real(-0.06, 0.06),
    glaze: scene.random.pick([
      'terracotta',
      'porcelain',
      'lagoon',
      'cazuela',
      'mustard',
      'enamel',
    ] as const),
  });
  const sauce = { ...(picture.sauce ?? cream), body: 'thick' as const };
  // Mince and the like stay under the crust.
  const { pieces, proud } = piecesOf(plating);
  const level = pour(scene, stage, sauce, 0.72);
  const pale = mixHex([
    [1.6, '#f2dc9c'],
    [1, sauce.colour],
  ]);
  const isRidged = /shepherd|cottage pie|fish pie|ridged mash|\bmash\b/i.test(
    `${picture.title} ${picture.look.arrangement}`,
  );
  layCrust(scene, stage, level, isRidged ? '#efdca8' : pale, isRidged);
  heap(
    scene,
    stage,
    middleOf(stage, 0.9),
    pieces.map((food) => sunken(food, scene, 0.42)),
    { depth: 0.34, clumping: 0.1 },
  );
  for (const { food, depth } of proud)
    heap(scene, stage, middleOf(stage, 0.9), [{ ...sunken(food, scene, depth), share: 1 }], {
      depth: 0.9,
      steepness: 0,
      clumping: 0,
    });
  garnishAll(scene, stage, middleOf(stage, 0.7), laidGarnish(plating), 1.1);
  return stage;
};
