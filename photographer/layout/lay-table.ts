import { hex } from '../colour.ts';
import { drawChopsticks } from '../props/chopsticks.ts';
import { drawDrapedCloth, drawNapkin } from '../props/cloth.ts';
import { drawCutlery } from '../props/cutlery.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { beforeWall } from '../surfaces/before-wall.ts';
import { tableOf } from '../surfaces/tables.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { heap } from './heap.ts';
import type { Laid } from './laid.ts';
import { layProps } from './lay-props.ts';
import { patch } from './stages.ts';
import { strew } from './strew.ts';

/** The position of the dish, and the side of the cloth (−1 left, 1 right). */
export type PlaceOnTable = { x: number; y: number; clothSide: 1 | -1 };

/** The share of pictures with a cloth, with cutlery, and with a small bowl in a corner. */
const clothShare = 0.3;
const cutleryShare = 0.4;
const companyShare = 0.12;

/** Draws the table and its cloth. Returns the position of the dish: near the middle, a little away from the cloth. */
export function layTable(scene: Scene, { setting, form }: DishPicture): PlaceOnTable {
  const { random } = scene;
  const table = tableOf(setting.surface, random, setting.surfaceColour);
  if (form === 'drink') {
    scene.fill(beforeWall(table, hex(setting.cloth)));
    return { x: 600, y: 400, clothSide: 1 };
  }
  scene.fill(table);
  const clothSide = random.next() < 0.5 ? 1 : -1;
  const colours = { colour: setting.cloth, stripe: setting.stripe };
  // Most tables have no cloth: a napkin in every picture would look like a catalogue.
  if (random.next() > clothShare)
    return { x: 600 + random.real(-14, 14), y: 400 + random.real(-8, 8), clothSide };
  // The folds of a towel are higher than a plate, so it lies beside the dish. A flat napkin may reach under the dish.
  const x = 600 + clothSide * random.real(385, 470);
  if (random.next() < 0.5) {
    drawDrapedCloth(scene, {
      ...colours,
      x: 600 + clothSide * random.real(560, 600),
      y: random.real(240, 600),
      rotation: random.real(-0.5, 0.5),
    });
  } else {
    drawNapkin(scene, {
      ...colours,
      x: x + clothSide * 30,
      y: random.real(300, 520),
      rotation: random.real(-0.25, 0.25),
    });
  }
  return { x: 600 - clothSide * random.real(8, 52), y: 400 + random.real(-8, 8), clothSide };
}

/** Draws the cutlery vertically beside the dish; `away` is the distance between their centres. */
function layCutlery(
  scene: Scene,
  { setting }: DishPicture,
  place: PlaceOnTable,
  away: number,
): void {
  const { random } = scene;
  const rotation = -Math.PI / 2 + random.real(-0.16, 0.16);
  // Chopsticks are straight, so they go on the side without the folds of the cloth.
  const side = setting.cutlery === 'chopsticks' ? -place.clothSide : place.clothSide;
  const at = { x: place.x + side * away, y: 400 + random.real(-25, 40), rotation };
  const tone = random.pick(['steel', 'steel', 'brass', 'black'] as const);
  if (setting.cutlery === 'chopsticks') {
    drawChopsticks(scene, {
      ...at,
      kind: random.pick(['bamboo', 'black-lacquer', 'red-lacquer', 'dark-wood'] as const),
    });
  } else if (setting.cutlery === 'fork-and-knife') {
    drawCutlery(scene, { ...at, kind: 'knife', tone });
    drawCutlery(scene, { ...at, x: place.x - place.clothSide * away, kind: 'fork', tone });
  } else if (setting.cutlery !== 'none') {
    drawCutlery(scene, { ...at, kind: setting.cutlery === 'spoon' ? 'spoon' : 'fork', tone });
  }
}

/** Draws a small bowl of one ingredient in a corner, partly outside the picture, and a few loose pieces of another ingredient. */
function layCompany(scene: Scene, place: PlaceOnTable, foods: readonly Laid[]): void {
  const { random } = scene;
  const small = foods.filter(({ radius, dust }) => radius < 34 && !dust);
  const [first, second = first] = small;
  if (!first) return;
  const top = random.next() < 0.5;
  const corner = {
    x: 600 - place.clothSide * random.real(478, 520),
    y: top ? random.real(112, 150) : random.real(650, 690),
  };
  const bowl = drawSmallBowl(scene, {
    ...corner,
    radius: random.real(96, 118),
    glaze: random.pick(['chalk', 'sage', 'oat', 'sky', 'charcoal'] as const),
  });
  const inside = { ...corner, radiusX: bowl.foodRadius * 0.96, radiusY: bowl.foodRadius * 0.96 };
  heap(scene, bowl, inside, [{ ...first, share: 1 }], { depth: 2.2, steepness: 0.35, clumping: 0 });
  if (!second) return;
  const other = {
    x: 600 + place.clothSide * random.real(430, 500),
    y: top ? random.real(660, 720) : random.real(80, 140),
  };
  strew(
    scene,
    patch(other.x, other.y, 400, 0),
    { ...other, radiusX: 66, radiusY: 52 },
    second,
    0.4,
  );
}

const roundReach = 400;
/** The largest vessel radius that leaves room for props beside it. */
const propRadius = 280;

/** Draws props beside the dish (cutlery, a small bowl, loose pieces), only if the dish leaves room for them. */
export function layAround(
  scene: Scene,
  picture: DishPicture,
  stage: Stage,
  place: PlaceOnTable,
  foods: readonly Laid[],
): void {
  if (picture.form === 'drink') return;
  if (picture.props.length > 0 && stage.radius <= propRadius) {
    layProps(scene, picture, stage, place.clothSide === 1 ? -1 : 1);
    return;
  }
  const isWide = stage.shape.kind !== 'round' || stage.radius > roundReach;
  const room = isWide ? undefined : stage.radius + 68;
  if (room !== undefined) {
    if (scene.random.next() < cutleryShare) layCutlery(scene, picture, place, room);
    if (scene.random.next() < companyShare) layCompany(scene, place, foods);
  }
}
