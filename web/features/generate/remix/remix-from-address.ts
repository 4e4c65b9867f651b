import { z } from 'zod';
import type { Remix } from '#contract/remix.ts';

const idSchema = z.uuid();

/**
 * What an address asks to remix: `remix` names a saved recipe, `remixGeneration` one that was made and not saved.
 * @returns undefined where it asks for none, null where what it names cannot be a recipe
 */
export function remixFromAddress(query: URLSearchParams): Remix['of'] | null | undefined {
  const recipeId = query.get('remix');
  const generationId = query.get('remixGeneration');
  if (recipeId === null && generationId === null) return undefined;
  if (idSchema.safeParse(recipeId).success && recipeId) return { recipeId };
  if (idSchema.safeParse(generationId).success && generationId) return { generationId };
  return null;
}
