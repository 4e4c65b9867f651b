import { absoluteUrl } from '../../../../data/recipes/absolute-url.ts';
import type { RecipeView } from '../../../../data/recipes/recipe-view.ts';
import { schemaRecipe } from '../../../../data/recipes/schema-org/recipe.ts';
import { transferOf } from '../transfer-recipe.ts';
import { writeOwnProperties } from './own-properties.ts';

/**
 * Returns a recipe as schema.org/Recipe for a file: the data of its public page and the cook's private data.
 * @param rating the cook's own stars
 */
export function recipeAsJsonLd(recipe: RecipeView, rating: number | null, siteUrl: string) {
  const own = transferOf(recipe, rating, siteUrl);
  const { image, ...schema } = schemaRecipe(recipe, siteUrl);
  return {
    ...schema,
    // The stock picture does not show this dish.
    ...(own.imagePath !== null && { image }),
    ...(own.thumbnailPath !== null && { thumbnailUrl: absoluteUrl(own.thumbnailPath, siteUrl) }),
    additionalProperty: writeOwnProperties(own),
  };
}

/** Returns one recipe as the text of a JSON-LD file. */
export function writeJsonLd(recipe: RecipeView, rating: number | null, siteUrl: string): string {
  return `${JSON.stringify(recipeAsJsonLd(recipe, rating, siteUrl), null, 2)}\n`;
}
