import { strToU8 } from 'fflate';
import type { FoundRecipe, Refusal } from '#web/features/recipes/transfer/imported/outcome.ts';
import { readFiles } from '#web/features/recipes/transfer/reading/read-files.ts';

const site = 'https://saffron.example';

/** Returns a file with the properties of a browser's File. */
export function fileOf(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return {
    name,
    size: bytes.length,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
}

/** Reads files as an import does. */
export async function read(
  ...files: { name: string; size: number; arrayBuffer(): Promise<ArrayBuffer> }[]
) {
  const found: FoundRecipe[] = [];
  const refused: Refusal[] = [];
  for await (const report of readFiles(files, site)) {
    found.push(...report.found);
    refused.push(...report.refused);
  }
  return { found, refused, recipes: found.map(({ recipe }) => recipe) };
}

/** A small recipe from another source. */
export const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lemon soup',
  recipeIngredient: ['1 lemon', '1 l stock'],
  recipeInstructions: 'Boil the stock.\nAdd the lemon.',
  prepTime: 'PT10M',
  cookTime: 'PT1H5M',
  recipeYield: '4 servings',
};
export const json = (value: unknown) => JSON.stringify(value);
