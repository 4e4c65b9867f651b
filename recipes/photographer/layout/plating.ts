import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';

/** What a form works with: the scene, what is to be seen, and where the vessel stands. */
export type Plating = {
  scene: Scene;
  picture: DishPicture;
  /** The middle of the vessel, in units. */
  x: number;
  y: number;
  /** A food, ready to be laid; as a filling it is cut smaller. */
  lay: (food: SeenFood, as?: 'served' | 'filling') => Laid;
};

/** Draws a dish on its vessel, and says where that vessel stands. */
export type Form = (plating: Plating) => Stage;

/** The pieces of a dish, ready to be laid. */
export const laidPieces = ({ picture, lay }: Plating): Laid[] =>
  picture.pieces.map((food) => lay(food));

/** The pieces of a dish, cut as for a filling. */
export const laidFilling = ({ picture, lay }: Plating): Laid[] =>
  picture.pieces.map((food) => lay(food, 'filling'));

/** The garnish of a dish, ready to be laid. */
export const laidGarnish = ({ picture, lay }: Plating): Laid[] =>
  // A wheel or a wedge of lemon stays what it is.
  picture.garnish.map((food) =>
    lay(food, food.ingredient.roles.has('citrus-fruit') ? 'served' : 'filling'),
  );

/** The same foods with shares that sum to 1. */
export function evenedOut<Food extends { share: number }>(foods: readonly Food[]): Food[] {
  const total = foods.reduce((sum, { share }) => sum + share, 0);
  return foods.map((food) => ({ ...food, share: total > 0 ? food.share / total : 1 }));
}
