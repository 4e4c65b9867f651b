import { drawLook, radiusOfLook } from '../looks/draw-look.ts';
import type { Look } from '../looks/look.ts';
import { lookOf } from '../looks/look-of.ts';
import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';
import { patch } from './stages.ts';
import { strew } from './strew.ts';

/** Foods that are drawn in their raw, bought form only here: the differences from their usual look. */
const bought: Readonly<Record<string, Partial<Look>>> = {
  egg: { piece: 'ball', millimetres: 46, colours: ['#d9a67e', '#c8906a', '#ecc8a4'], style: 'egg' },
  coffee: { piece: 'bean', millimetres: 11, colours: ['#4a2c18', '#2a160c', '#5e3a22'] },
  cinnamon: {
    piece: 'stick',
    millimetres: 78,
    style: 'match',
    colours: ['#8a5226', '#6a3a18', '#4e2a10'],
  },
  ginger: { piece: 'chunk', millimetres: 58, colours: ['#d8b478', '#b88c50', '#8a6230'] },
  garlic: {
    piece: 'nut',
    millimetres: 24,
    style: 'half',
    colours: ['#efe6d2', '#e4d8c0', '#c9b48c'],
  },
  tomato: { piece: 'ball', millimetres: 52, style: 'stalk' },
  carrot: { piece: 'taproot', millimetres: 125, colours: ['#e07f28', '#b85c16', '#5a8a30'] },
  parsnip: { piece: 'taproot', millimetres: 125, colours: ['#e6d6ac', '#b89c64', '#7a8a40'] },
  beetroot: {
    piece: 'ball',
    millimetres: 70,
    style: 'rough',
    colours: ['#6a1c34', '#4a1426', '#8a3048'],
  },
  onion: { piece: 'ball', millimetres: 60, colours: ['#c8944a', '#a8702c', '#e0bc84'] },
  lemongrass: { piece: 'taproot', millimetres: 120, colours: ['#d8dca0', '#9ab05a', '#7a9a40'] },
};

/** Prepares a food for drawing as it is bought: whole and raw. */
function layBought(scene: Scene, { ingredient, cut }: SeenFood): Laid {
  const own = lookOf(ingredient, 'raw', cut);
  const look: Look = { ...own, showing: 'pieces', ...bought[ingredient.id] };
  return {
    draw: (at) => drawLook(scene, at, look),
    radius: radiusOfLook(look),
    footprint: 1,
    share: 1,
  };
}

/** Things bigger than this are placed side by side; smaller ones are strewn. */
const bigRadius = 24;

/** Draws a few pieces of a food in a loose group around a point: one pumpkin, two tomatoes, three cloves, a handful of beans. */
function layGroup(scene: Scene, one: Laid, x: number, y: number, breadth: number): void {
  const { radius } = one;
  if (radius <= bigRadius) {
    const region = { x, y, radiusX: breadth, radiusY: breadth * 0.8 };
    strew(scene, patch(x, y, 300, 0), region, one, 0.8);
    return;
  }
  const count = radius > 80 ? 1 : radius > 40 ? 2 : 3;
  const turn = scene.random.real(-0.4, 0.4);
  for (let index = 0; index < count; index++) {
    const angle = turn + (index / count) * Math.PI * 2;
    const away = count === 1 ? 0 : radius * (count === 2 ? 0.98 : 1.1);
    one.draw({ x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away * 0.9 });
  }
}

const around = 78;

/**
 * Draws ingredients of a dish on the table beside its vessel, in front to the left and to the right.
 * @param side -1 starts on the left, 1 on the right
 */
export function layProps(scene: Scene, { props }: DishPicture, stage: Stage, side: 1 | -1): void {
  const places = [
    [side, 0.5],
    [-side, 0.42],
    [side, -0.62],
  ] as const;
  for (const [index, food] of props.entries()) {
    const [aside, down] = places[index] ?? [side, 0];
    const one = layBought(scene, food);
    const away = stage.radius + 26 + Math.min(60, one.radius);
    const x = stage.centre.x + aside * away * Math.cos(down);
    const y = stage.centre.y + away * Math.sin(down);
    layGroup(scene, one, x, y, around * 0.8);
  }
}

/**
 * Draws ingredients of a dish on the table in front of a wall, at the foot of standing glasses.
 * @param foot y of the foot of the glasses, in units of the picture
 */
export function layPropsAtFoot(
  scene: Scene,
  { props }: DishPicture,
  { x, foot, away }: { x: number; foot: number; away: number },
): void {
  for (const [index, food] of props.slice(0, 2).entries()) {
    const one = layBought(scene, food);
    const middle = x + (index === 0 ? 1 : -1) * (away + Math.min(60, one.radius) * 0.5);
    const y = foot + 4;
    layGroup(scene, one, middle, y - Math.min(30, one.radius * 0.5), 40);
  }
}
