import { z } from 'zod';
import type { Remix } from '#contract/remix.ts';

const idSchema = z.uuid();

/**
 * Reads from the URL which recipe to remix: `remix` is the id of a saved recipe, `remixGeneration` of a generated, unsaved one.
 * @returns undefined if neither parameter is present, null if the id is not a UUID
 */
export function remixFromAddress(query: URLSearchParams): Remix['of'] | null | undefined {
  const recipeId = query.get('remix');
  const generationId = query.get('remixGeneration');
  if (recipeId === null && generationId === null) return undefined;
  if (idSchema.safeParse(recipeId).success && recipeId) return { recipeId };
  if (idSchema.safeParse(generationId).success && generationId) return { generationId };
  return null;
}
