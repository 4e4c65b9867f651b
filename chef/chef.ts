import {
  CannotHonour,
  type Constraints,
  type ModelRequest,
  type RecipeModel,
} from '#recipes/models/model.ts';
import { chefIdentity } from './chef-identity.ts';
import type { Cookbook } from './cookbook/cookbook.ts';
import { createRecipeWriter, type RecipeWriter } from './write-recipe.ts';

/** A model that knows at once what it cannot do. */
type Chef = RecipeModel & { refusal(constraints: Constraints): string | undefined };

/** Splits a text as a model streams it: a few words at a time. */
function* chunksOf(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/[\s\S]{1,48}(?=\s|$)\s*|[\s\S]{1,64}/g)) yield chunk;
}

/**
 * The built-in author: it cooks from the cookbook, composes where no dish of it fits, writes the same recipe for the same seed, and
 * streams the Markdown that the prompt asks of any model, so that the same path reads and checks it.
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
    dishFinder: () => write().findNamed,
  };
}
