import { createHash } from 'node:crypto';
import type { Selections } from '#contract/constraint-labels.ts';
import type { Pictured } from '#recipes/photographer/photograph.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Services } from '../../services.ts';
import type { DrawingWorker } from './drawing-worker.ts';
import {
  addressOf,
  type KeptPicture,
  type Photographer,
  type PlateCircle,
  pictureBucket,
} from './photographer.ts';

/** Changes with the way in which pictures are drawn, so that what was drawn before is not taken for the same. */
const drawnSince = 1;
const folder = 'house';

/** What of a recipe is seen in its picture. */
function picturedOf(recipe: Recipe, { Cuisine = [], Course = [] }: Selections): Pictured {
  const { title, description, ingredients, instructions, servings, photoPrompt } = recipe;
  const [cuisine] = Cuisine;
  const [course] = Course;
  return {
    title,
    description,
    ingredients,
    instructions,
    servings,
    photoPrompt,
    ...(cuisine ? { cuisine } : {}),
    ...(course ? { course } : {}),
  };
}

const nameOf = (pictured: Pictured): string =>
  createHash('sha256')
    .update(JSON.stringify([drawnSince, pictured]))
    .digest('hex')
    .slice(0, 40);

/**
 * Draws the dish from its recipe, without network. Pictures are kept by their content: the same recipe is drawn once, by whichever
 * process comes first. Beside the two sizes lies where the plate is; it is written last, so that where it is, the pictures are.
 */
export function createHousePhotographer(
  worker: DrawingWorker,
  { objects, timeoutMs }: { objects: Services['objects']; timeoutMs: number },
): Photographer {
  const keep = (path: string, contentType: string, bytes: Uint8Array) =>
    objects.put({ bucket: pictureBucket, path }, { bytes, contentType });

  async function readPlate(path: string): Promise<PlateCircle | undefined> {
    const found = await objects.read({ bucket: pictureBucket, path });
    return found && ((await new Response(found.body).json()) as PlateCircle);
  }

  return {
    name: 'house-photographer',
    timeoutMs,
    async photograph({ recipe, selections }, { signal }): Promise<KeptPicture> {
      const pictured = picturedOf(recipe, selections);
      const base = `${folder}/${nameOf(pictured)}`;
      const addresses = {
        imageUrl: addressOf(`${base}.webp`),
        thumbnailUrl: addressOf(`${base}-thumbnail.webp`),
      };
      const keepPlate = (plate: PlateCircle) =>
        keep(`${base}.json`, 'application/json', Buffer.from(JSON.stringify(plate)));
      const known = await readPlate(`${base}.json`);
      if (known) {
        await keepPlate(known); // young again, so that no sweep takes it before this recipe shows it
        return { ...addresses, plate: known };
      }
      const { picture, thumbnail, plate } = await worker.draw(pictured, { signal });
      signal.throwIfAborted();
      await keep(`${base}.webp`, 'image/webp', picture);
      await keep(`${base}-thumbnail.webp`, 'image/webp', thumbnail);
      await keepPlate(plate);
      return { ...addresses, plate };
    },
  };
}
