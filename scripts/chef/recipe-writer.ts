import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { createRecipeWriter, type RecipeWriter } from '#chef/write-recipe.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';

/** The built-in chef's writer, with what it knows of its recipes beside their Markdown. */
export const openRecipeWriter = async (): Promise<RecipeWriter> =>
  createRecipeWriter(readCompiledCookbook(await readCookbookFile()));
