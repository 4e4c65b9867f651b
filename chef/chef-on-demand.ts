import type { RecipeModel } from '#recipes/models/model.ts';
import type { Chef } from './chef.ts';
import { chefIdentity } from './chef-identity.ts';

/**
 * Creates the built-in chef and loads it on the first recipe request: its tables take half a second to read and tens of
 * megabytes to hold, and a server that writes no recipe should not pay for them.
 * @param readCookbook returns the text of the compiled cookbook; when it fails, the next call tries again
 */
export function createChefOnDemand(readCookbook: () => Promise<string>): RecipeModel {
  let loading: Promise<Chef> | undefined;
  async function load(): Promise<Chef> {
    const [{ createChef }, { readCompiledCookbook }, json] = await Promise.all([
      import('./chef.ts'),
      import('./cookbook/cookbook.ts'),
      readCookbook(),
    ]);
    return createChef(readCompiledCookbook(json));
  }
  const chef = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    ...chefIdentity,
    async *generate(request) {
      yield* (await chef()).generate(request);
    },
    refusal: async (constraints) => (await chef()).refusal(constraints),
    unmetCount: async (constraints) => (await chef()).unmetCount(constraints),
    dishFinder: async () => (await chef()).dishFinder(),
  };
}
