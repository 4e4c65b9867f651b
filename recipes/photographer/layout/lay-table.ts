import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { tableOf } from '../surfaces/tables.ts';

export type PlaceOnTable = { x: number; y: number };

/** Lays the table, and says where the dish goes: near the middle, a little to one side. */
export function layTable(scene: Scene, picture: DishPicture): PlaceOnTable {
  const { surface, surfaceColour } = picture.setting;
  scene.fill(tableOf(surface, scene.random, surfaceColour));
  return { x: 600 + scene.random.real(-46, 46), y: 400 + scene.random.real(-10, 10) };
}

/** What lies beside the dish. */
export function layAround(
  _scene: Scene,
  _picture: DishPicture,
  _stage: Stage,
  _place: PlaceOnTable,
): void {}
