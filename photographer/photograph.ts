import type { PlateCircle } from '#contract/plate-circle.ts';
import { pictureSize } from './canvas.ts';
import { forms } from './forms/forms.ts';
import { layFood } from './layout/lay-food.ts';
import { layAround, layTable } from './layout/lay-table.ts';
import type { Plating } from './layout/plating.ts';
import { type Pictured, readDish } from './read-dish/read-dish.ts';
import { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

export type { Pictured } from './read-dish/read-dish.ts';

/** A finished picture of a dish. */
export type Photograph = {
  /** In pixels: 1200 × 800 times the scale. */
  width: number;
  height: number;
  /** Red, green and blue, row by row. */
  pixels: Uint8Array;
  /** The circle for a round crop: the rim of the vessel, in units of 1200 × 800 at every scale. */
  plate: PlateCircle;
};

export type PhotographOptions = {
  /** Any text. Defaults to the text of the recipe, so that the same recipe gives the same picture. */
  seed?: string;
  /** Pixels per unit: 1.5 renders 1800 × 1200, to be scaled down. A higher scale costs time for little visible gain. */
  scale?: number;
};

const defaultScale = 1.125;

/** Returns the text of a recipe that determines its picture. It is the default seed. */
const contentOf = ({
  title,
  ingredients,
  instructions,
  photoPrompt = '',
  cuisine = '',
}: Pictured): string => [title, ...ingredients, ...instructions, photoPrompt, cuisine].join('\n');

/** Returns the circle for a round crop: the rim of a round vessel, otherwise the largest circle that fits in the picture. */
function cropOf(scene: Scene, stage: Stage): PlateCircle {
  const { x, y } = scene.toPicture(stage.centre);
  const room = Math.min(x, pictureSize.width - x, y, pictureSize.height - y);
  const { tilt, zoom } = scene.camera;
  // A tilted camera shows the rim as an ellipse. A circle with the mean of its two radii shows the food and little of the table.
  const rim = stage.radius * zoom * ((1 + Math.cos(tilt)) / 2);
  const radius = stage.shape.kind === 'round' ? Math.min(rim, room) : room;
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius) };
}

/** Draws a dish from its recipe. Pure and deterministic for a seed; takes seconds of CPU time. */
export function photograph(recipe: Pictured, options: PhotographOptions = {}): Photograph {
  const { seed = contentOf(recipe), scale = defaultScale } = options;
  const picture = readDish(recipe, seed);
  const scene = new Scene({ seed, scale, ...picture.view });
  const place = layTable(scene, picture);
  const sauce = picture.sauce?.colour;
  const lay: Plating['lay'] = (food, as = 'served') =>
    layFood(scene, food, { as, ...(sauce && { sauce }) });
  const stage = forms[picture.form]({ scene, picture, lay, x: place.x, y: place.y });
  layAround(
    scene,
    picture,
    stage,
    place,
    [...picture.pieces, ...picture.garnish].map((food) => lay(food, 'filling')),
  );
  const plate = cropOf(scene, stage);
  const { width, height, data } = scene.develop({
    focus: { ...stage.centre, radius: Math.max(300, stage.radius) },
  });
  return { width, height, pixels: data, plate };
}
