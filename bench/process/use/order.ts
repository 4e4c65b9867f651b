import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recipeSchema } from '#recipes/recipe.ts';
import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Person } from '#tests/support/people.ts';
import { call, follow } from '#tests/wire/generate-stream-scene.ts';
import type { House } from './house.ts';

/** The stock picture, which stands where none was drawn, has no thumbnail: such an answer is refused. */
const answerSchema = z.object({
  generationId: z.string(),
  recipe: recipeSchema,
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
});
type Answer = z.infer<typeof answerSchema>;

export type Saved = { id: string; pictures: string[] };

async function save({ client, user }: Person, answer: Answer): Promise<Saved> {
  const { recipe, imageUrl, thumbnailUrl, generationId } = answer;
  const id = randomUUID();
  const { error } = await client.from('recipes').insert({
    ...{ id, user_id: user.id, name: recipe.title, description: recipe.description },
    ...{ ingredients: recipe.ingredients, procedure: recipe.instructions },
    ...{ image_url: imageUrl, generation_id: generationId },
  });
  if (error) throw error;
  return { id, pictures: [imageUrl, thumbnailUrl] };
}

/** One after the other, as in half an hour they come: sped up they would wait for their pictures together. */
const runLimited = createConcurrencyLimiter(1);

/** Orders a recipe of the built-in chef with its picture, follows it as it is written, and saves it. @throws when it ends otherwise */
export function order(house: House, person: Person, options: object): Promise<Saved> {
  const request = (path: string, init?: RequestInit) => fetch(new URL(path, house.url), init);
  const scene = { services: house.services, request };
  return runLimited(async () => {
    const response = await call(scene, person, { options, key: randomUUID() });
    const end = (await follow(response).toEnd()).at(-1);
    if (end?.event !== 'recipe') throw new Error(`An order ended with ${JSON.stringify(end)}.`);
    return save(person, answerSchema.parse(end.data));
  });
}
