import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';

/** The input of a form: the scene, the contents of the picture, and the position of the vessel. */
export type Plating = {
  scene: Scene;
  picture: DishPicture;
  /** The centre of the vessel, in scene units. */
  x: number;
  y: number;
  /** Prepares a food for drawing; `filling` cuts it smaller. */
  lay: (food: SeenFood, as?: 'served' | 'filling') => Laid;
};

/** Draws a dish on its vessel. Returns the vessel's stage. */
export type Form = (plating: Plating) => Stage;

/** Returns the pieces of a dish, prepared for drawing. */
export const laidPieces = ({ picture, lay }: Plating): Laid[] =>
  picture.pieces.map((food) => lay(food));

/** Returns the pieces of a dish, cut smaller for a filling. */
export const laidFilling = ({ picture, lay }: Plating): Laid[] =>
  picture.pieces.map((food) => lay(food, 'filling'));

/** Returns the garnish of a dish, prepared for drawing. */
export const laidGarnish = ({ picture, lay }: Plating): Laid[] =>
  // Citrus garnish (a wheel or a wedge of lemon) keeps its served size.
  picture.garnish.map((food) =>
    lay(food, food.ingredient.roles.has('citrus-fruit') ? 'served' : 'filling'),
  );

/** Returns the same foods with shares normalised to a sum of 1. */
export function evenedOut<Food extends { share: number }>(foods: readonly Food[]): Food[] {
  const total = foods.reduce((sum, { share }) => sum + share, 0);
  return foods.map((food) => ({ ...food, share: total > 0 ? food.share / total : 1 }));
}
