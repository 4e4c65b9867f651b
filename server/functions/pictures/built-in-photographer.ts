import { createHash } from 'node:crypto';
import type { Selections } from '#contract/constraint-labels.ts';
import { type PlateCircle, plateCircleSchema } from '#contract/plate-circle.ts';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { Pictured } from '#photographer/photograph.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Services } from '../../services.ts';
import type { DrawingWorker } from './drawing-worker.ts';
import { addressOf, type KeptPicture, type Photographer } from './photographer.ts';

/** Version of the drawing code, part of the picture's name. Change it with the drawing, so that older pictures are not reused. */
const drawnSince = 4;
const folder = 'house';

/** Returns the parts of a recipe that affect its picture. */
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

type Objects = Services['objects'];

const keepPlate = (objects: Objects, base: string, plate: PlateCircle) =>
  objects.put(
    { bucket: pictureBucket, path: `${base}.json` },
    { bytes: Buffer.from(JSON.stringify(plate)), contentType: 'application/json' },
  );

/** Returns the plate of a stored picture. Writes it again to renew its age, so that no sweep deletes it before this recipe shows it. */
async function takeKept(objects: Objects, base: string): Promise<PlateCircle | undefined> {
  const found = await objects.read({ bucket: pictureBucket, path: `${base}.json` });
  if (!found) return undefined;
  const content: unknown = await new Response(found.body).json().catch(() => undefined);
  const { data: plate } = plateCircleSchema.safeParse(content);
  if (!plate) return undefined; // damaged: drawing it again repairs it
  await keepPlate(objects, base, plate);
  const paths = [`${base}.webp`, `${base}-thumbnail.webp`];
  const kept = await Promise.all(
    paths.map((path) => objects.find({ bucket: pictureBucket, path })),
  );
  return kept.every(Boolean) ? plate : undefined; // a sweep may have deleted one meanwhile
}

/**
 * Draws the dish from its recipe, without network. Pictures are stored under a hash of their input: the same recipe is drawn once, by
 * the first process that needs it. A JSON file beside the two sizes holds the plate's position. It is written last: if it exists, so do
 * the pictures.
 */
export function createBuiltInPhotographer(
  worker: DrawingWorker,
  { objects, timeoutMs }: { objects: Objects; timeoutMs: number },
): Photographer {
  const keep = (path: string, bytes: Uint8Array) =>
    objects.put({ bucket: pictureBucket, path }, { bytes, contentType: 'image/webp' });

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
      const known = await takeKept(objects, base);
      if (known) return { ...addresses, plate: known };
      const { picture, thumbnail, plate } = await worker.draw(pictured, { signal });
      signal.throwIfAborted();
      await keep(`${base}.webp`, picture);
      await keep(`${base}-thumbnail.webp`, thumbnail);
      await keepPlate(objects, base, plate);
      return { ...addresses, plate };
    },
  };
}
