import { absoluteUrl } from '../absolute-url.ts';
import type { RecipeView } from '../recipe-view.ts';
import { schemaDiets } from './diets.ts';
import { printDuration } from './duration.ts';
import { schemaNutrition } from './nutrition.ts';

/** The courses and cuisines among a recipe's categories, according to the catalogue. */
export type RecipeKinds = { courses: string[]; cuisines: string[] };

/**
 * Returns a recipe as schema.org/Recipe, for search engines, other recipe programs and export. Unknown facts are left out:
 * no rating without ratings, no diet that was not checked.
 */
export function schemaRecipe(recipe: RecipeView, siteUrl: string, kinds?: RecipeKinds) {
  const diets = schemaDiets(recipe.details);
  const nutrition = schemaNutrition(recipe.details.nutrition);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: [absoluteUrl(recipe.image, siteUrl)],
    url: `${siteUrl}/recipe/${recipe.id}`,
    datePublished: recipe.createdAt,
    prepTime: printDuration(recipe.prepTimeMinutes),
    cookTime: printDuration(recipe.cookTimeMinutes),
    totalTime: printDuration(recipe.prepTimeMinutes + recipe.cookTimeMinutes),
    recipeYield: recipe.servings === 1 ? '1 serving' : `${recipe.servings} servings`,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(recipe.details.provenance && {
      author: { '@type': 'Organization', name: 'Saffron Table', url: siteUrl },
    }),
    ...(recipe.categories.length > 0 && { keywords: recipe.categories.join(', ') }),
    ...(kinds && kinds.courses.length > 0 && { recipeCategory: kinds.courses.join(', ') }),
    ...(kinds && kinds.cuisines.length > 0 && { recipeCuisine: kinds.cuisines.join(', ') }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(nutrition && { nutrition }),
    ...(recipe.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: recipe.averageRating,
        ratingCount: recipe.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
