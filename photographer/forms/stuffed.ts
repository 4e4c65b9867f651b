import { dim, hex, mix, smoothstep } from '../colour.ts';
import { mound } from '../layout/beds.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { paintOf } from '../layout/lay-food.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { fbm } from '../noise.ts';
import { roll } from '../pieces/parcel.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawOvalDish } from '../vessels/oval-dish.ts';

type Shell = { skin: string; flesh: string; radiusX: number; radiusY: number; count: number };

/** Leaves that are rolled around a filling. */
const rolledLeaf = /vine-leaves|cabbage|chard|leaf/;

/** Foods that are filled: skin and flesh colours, half their size, and how many fit in a dish. */
const shells: readonly (readonly [RegExp, Shell])[] = [
  [
    /red-pepper|poblano|roasted-peppers/,
    { skin: '#b5301a', flesh: '#d8523a', radiusX: 132, radiusY: 92, count: 5 },
  ],
  [/yellow-pepper/, { skin: '#d99a1e', flesh: '#ecc04a', radiusX: 132, radiusY: 92, count: 5 }],
  [/green-pepper/, { skin: '#4a7d2a', flesh: '#86ab55', radiusX: 132, radiusY: 92, count: 5 }],
  [/tomato/, { skin: '#b52c1a', flesh: '#d8523e', radiusX: 74, radiusY: 74, count: 9 }],
  [
    /courgette|marrow|cucumber/,
    { skin: '#3d6a2a', flesh: '#dbe0a8', radiusX: 176, radiusY: 56, count: 5 },
  ],
  [/aubergine/, { skin: '#3a2036', flesh: '#c9ad7a', radiusX: 172, radiusY: 80, count: 4 }],
  [
    /mushroom|portobello/,
    { skin: '#6b4a30', flesh: '#8a6746', radiusX: 88, radiusY: 86, count: 7 },
  ],
  [/sweet-potato|yam/, { skin: '#8a4a2c', flesh: '#e08a3a', radiusX: 168, radiusY: 82, count: 4 }],
  [/potato/, { skin: '#9a6a3a', flesh: '#f0dfae', radiusX: 146, radiusY: 88, count: 4 }],
  [/squash|pumpkin/, { skin: '#c99a55', flesh: '#e8963a', radiusX: 182, radiusY: 100, count: 3 }],
  [/avocado/, { skin: '#3f4a26', flesh: '#c9d47a', radiusX: 104, radiusY: 76, count: 5 }],
  [
    /cabbage|vine-leaves|chard|leaf/,
    { skin: '#7d9a4a', flesh: '#a9bf70', radiusX: 112, radiusY: 48, count: 8 },
  ],
  [
    /date|fig|prune|apricot/,
    { skin: '#5a3018', flesh: '#7d4a26', radiusX: 62, radiusY: 36, count: 12 },
  ],
  [/egg/, { skin: '#f7f1e2', flesh: '#f7f1e2', radiusX: 76, radiusY: 56, count: 9 }],
];
const pepper: Shell = { skin: '#b5301a', flesh: '#d8523a', radiusX: 132, radiusY: 92, count: 5 };

function shellIn(
  foods: readonly SeenFood[],
  title: string,
): { shell: Shell; food: SeenFood | undefined } {
  for (const food of foods) {
    const found = shells.find(([ids]) => ids.test(food.ingredient.id));
    if (found) return { shell: found[1], food };
  }
  return {
    shell: shells.find(([ids]) => ids.test(title.toLowerCase()))?.[1] ?? pepper,
    food: undefined,
  };
}

/** A hollow half: a rim of flesh with the skin outside. */
function layShell(
  scene: Scene,
  at: { x: number; y: number; rotation: number },
  shell: Shell,
): void {
  const [skin, flesh] = [hex(shell.skin), hex(shell.flesh)];
  const shift = scene.random.real(0, 99);
  const out = (u: number, v: number) =>
    Math.hypot(u, v * (1 + 0.12 * u)) + (fbm(u * 1.4 + shift, v * 1.4, 2) - 0.5) * 0.1;
  scene.stamp(
    {
      ...at,
      radiusX: shell.radiusX,
      radiusY: shell.radiusY,
      height: Math.min(58, shell.radiusY * 0.7),
    },
    (u, v) => {
      const away = out(u, v);
      if (away > 1) return -1;
      return away > 0.8 ? Math.sqrt(Math.max(0.03, 1 - ((away - 0.87) / 0.14) ** 2)) : 0.5;
    },
    (u, v) =>
      dim(
        mix(flesh, skin, smoothstep(0.86, 0.94, out(u, v))),
        0.85 + 0.3 * fbm(u * 7 + shift, v * 7, 2),
      ),
    { gloss: 0.5, translucency: 0.3, relief: 0.15 },
  );
}

/** Leaves rolled around a filling: plump rolls in rows, with a few on top. */
function layLeafRolls(plating: Plating, stage: Stage): void {
  const { scene } = plating;
  const lemon = plating.picture.pieces.find(({ ingredient }) => ingredient.kinds.has('citrus'));
  for (const [layer, [columns, rows]] of (
    [
      [3, 4],
      [2, 2],
    ] as const
  ).entries())
    for (let index = 0; index < columns * rows; index++) {
      const x = stage.centre.x + ((index % columns) - (columns - 1) / 2) * 196;
      const y = stage.centre.y + (Math.floor(index / columns) - (rows - 1) / 2) * 92 - layer * 6;
      const at = { x, y, rotation: scene.random.real(-0.09, 0.09), base: stage.level + layer * 44 };
      roll(scene, at, {
        colours: ['#66762c', '#66762c', '#3c4a1a'],
        millimetres: 76,
        style: 'baked',
        gloss: 0.75,
      });
    }
  if (lemon) {
    const slice = plating.lay({ ...lemon, cut: 'sliced', treatment: 'raw' });
    for (const side of [-1, 1])
      slice.draw({ x: stage.centre.x + side * 250, y: stage.centre.y + 150 });
  }
  for (const food of laidGarnish(plating))
    strew(scene, stage, { ...stage.centre, radiusX: 220, radiusY: 120 }, food, 0.5);
}

const isSmall = ({ radiusX }: Shell): boolean => radiusX < 100;

/** Draws the board for small foods, or the dish for big ones. */
function drawServingPlace({ scene, picture }: Plating, shell: Shell): Stage {
  return isSmall(shell) || /board/.test(picture.vesselWords)
    ? drawBoard(scene, {
        x: 600,
        y: 400,
        halfWidth: 460,
        halfHeight: 280,
        rotation: scene.random.real(-0.05, 0.05),
      })
    : drawOvalDish(scene, {
        x: 600,
        y: 400,
        radiusX: 470,
        radiusY: 310,
        glaze: picture.setting.glaze,
      });
}

/** Returns the middles of the shells in rows; a last row with fewer of them is centred. */
function spotsFor(shell: Shell): { x: number; y: number }[] {
  const { radiusX, radiusY, count } = shell;
  const columns = isSmall(shell) ? (radiusX > 80 ? 3 : 4) : count > 4 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const [gapX, gapY] = isSmall(shell) ? [44, 36] : [26, 34];
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inRow = Math.min(columns, count - line * columns);
    return {
      x: 600 + ((index % columns) - (inRow - 1) / 2) * (radiusX * 2 + gapX),
      y: 400 + (line - (rows - 1) / 2) * (radiusY * 2 + gapY),
    };
  });
}

/** What every shell is filled with. */
type Filling = {
  /** Of the mound under the pieces; undefined when nothing is known of the filling. */
  colour: string | undefined;
  pieces: readonly Laid[];
};

/** Returns the foods that are filled into the others. @param hollow the food that is filled */
function fillingOf({ picture, lay }: Plating, hollow: SeenFood | undefined): Filling {
  const { base } = picture;
  const foods = picture.pieces.filter((food) => food !== hollow);
  const first = foods[0] ?? base?.food;
  const shared = evenedOut(base ? [...foods, { ...base.food, share: 0.6 }] : foods);
  return {
    colour: first && paintOf(first),
    pieces: shared.map((food) => lay(food, 'filling')),
  };
}

/** One filled food: its shell, the filling heaped above its rim, a drizzle and the garnish. */
function layFilled(
  plating: Plating,
  at: { x: number; y: number; rotation: number },
  shell: Shell,
  { colour, pieces }: Filling,
): void {
  const { scene, picture } = plating;
  const { x, y, rotation } = at;
  const { radiusX, radiusY } = shell;
  layShell(scene, at, shell);
  const region = { ...at, radiusX: radiusX * 0.76, radiusY: radiusY * 0.74 };
  if (colour) mound(scene, region, colour, 22);
  const ground = oblongPatch(x, y, radiusX * 0.86, radiusY * 0.86, 0, rotation);
  const small = pieces.map((one) => ({ ...one, radius: Math.min(one.radius, radiusY * 0.4) }));
  heap(scene, ground, region, small, { depth: 1.5, steepness: 0.35, clumping: 0 });
  if (picture.drizzle)
    zigzag(scene, { x, y, radius: radiusY * 0.8 }, { colour: picture.drizzle, radius: 3 });
  const top = { ...region, radiusX: region.radiusX * 0.8, radiusY: region.radiusY * 0.8 };
  for (const leaf of laidGarnish(plating)) strew(scene, ground, top, leaf, 0.35);
}

/** Filled vegetables in a dish or in rows on a board, with the filling heaped above their rims. */
export const stuffed: Form = (plating) => {
  const { scene, picture } = plating;
  const { shell, food } = shellIn(picture.pieces, picture.title);
  const stage = drawServingPlace(plating, shell);
  if (food && rolledLeaf.test(food.ingredient.id)) {
    layLeafRolls(plating, stage);
    return stage;
  }
  const filling = fillingOf(plating, food);
  const turn = isSmall(shell) ? 0.15 : 0.12;
  for (const spot of spotsFor(shell))
    layFilled(plating, { ...spot, rotation: scene.random.real(-turn, turn) }, shell, filling);
  return { ...stage, centre: { x: 600, y: 400 } };
};
