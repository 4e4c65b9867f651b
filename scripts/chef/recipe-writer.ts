import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { createRecipeWriter, type RecipeWriter } from '#chef/write-recipe.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';

/** Opens the built-in chef's writer, which returns more about its recipes than their Markdown. */
export const openRecipeWriter = async (): Promise<RecipeWriter> =>
  createRecipeWriter(readCompiledCookbook(await readCookbookFile()));
