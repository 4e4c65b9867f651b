import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { z } from 'zod';
import { recipeSchema } from '#recipes/recipe.ts';
import type { Person } from '#tests/support/people.ts';
import { call, follow } from '#tests/wire/generate-stream-scene.ts';
import type { Environment } from './environment.ts';

/** Rejects an answer with the stock picture, which is used when no picture was drawn and has no thumbnail. */
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

/** Runs one order at a time, as orders come within half an hour: in a shorter run they would wait for their pictures together. */
const runLimited = pLimit(1);

/** Orders a recipe with its picture from the built-in chef, follows the stream, and saves it. @throws when the stream ends without a recipe */
export function order(environment: Environment, person: Person, options: object): Promise<Saved> {
  const request = (path: string, init?: RequestInit) => fetch(new URL(path, environment.url), init);
  const scene = { services: environment.services, request };
  return runLimited(async () => {
    const response = await call(scene, person, { options, key: randomUUID() });
    const end = (await follow(response).toEnd()).at(-1);
    if (end?.event !== 'recipe') throw new Error(`An order ended with ${JSON.stringify(end)}.`);
    return save(person, answerSchema.parse(end.data));
  });
}
