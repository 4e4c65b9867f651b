import type { RecipeModel } from '#recipes/models/model.ts';
import { chefIdentity } from './chef-identity.ts';

/**
 * The built-in chef, who comes to work with the first dish that is asked for: their tables take half a second to read and tens of
 * megabytes to hold, and neither a start nor a server with nobody at the table should pay for them.
 */
export function createChefOnDemand(): RecipeModel {
  let coming: Promise<RecipeModel> | undefined;
  const chef = () => {
    coming ??= import('./chef.ts').then(({ createChef }) => createChef());
    return coming;
  };
  return {
    ...chefIdentity,
    async *generate(request) {
      yield* (await chef()).generate(request);
    },
    refusal: async (constraints) => (await chef()).refusal?.(constraints),
  };
}
