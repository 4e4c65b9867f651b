import {
  CannotHonour,
  type Constraints,
  type ModelRequest,
  type RecipeModel,
} from '#recipes/models/model.ts';
import { chefIdentity } from './chef-identity.ts';
import type { Cookbook } from './cookbook/cookbook.ts';
import { createRecipeWriter, type RecipeWriter } from './write-recipe.ts';

/** A model that can refuse and judge constraints at once, and knows dishes by name. */
export type Chef = RecipeModel &
  Required<Pick<RecipeModel, 'unmetCount' | 'dishFinder'>> & {
    refusal(constraints: Constraints): string | undefined;
  };

/** Splits a text into chunks of a few words, as a model streams it. */
function* chunksOf(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/[\s\S]{1,48}(?=\s|$)\s*|[\s\S]{1,64}/g)) yield chunk;
}

/**
 * Creates the built-in author. It cooks from the cookbook and composes a dish when no dish of the cookbook fits. It writes the same
 * recipe for the same seed and streams the Markdown that the prompt asks of any model, so the same code reads and checks it.
 */
export function createChef(book: Cookbook): Chef {
  let writer: RecipeWriter | undefined;
  const write = () => {
    writer ??= createRecipeWriter(book);
    return writer;
  };
  async function* generate({
    constraints,
    seed,
    recentTitles = [],
    signal,
    onNote,
    onNotFollowed,
  }: ModelRequest): AsyncGenerator<string> {
    signal.throwIfAborted();
    const written = write().write(constraints, seed, recentTitles);
    if ('refusal' in written) throw new CannotHonour(written.refusal);
    for (const note of written.notes) onNote?.(note);
    onNotFollowed?.(written.notFollowed);
    for (const chunk of chunksOf(written.markdown)) {
      signal.throwIfAborted();
      yield chunk;
    }
  }
  return {
    ...chefIdentity,
    generate,
    refusal: (constraints) => write().refusal(constraints),
    unmetCount: (constraints) => write().unmetCount(constraints),
    dishFinder: () => write().findNamed,
  };
}
