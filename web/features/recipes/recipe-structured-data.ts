import { absoluteUrl } from '../../data/recipes/absolute-url.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';

/** Minutes as an ISO 8601 duration. */
function duration(minutes: number): string {
  return `PT${minutes}M`;
}

/** The recipe for search engines: schema.org/Recipe as JSON-LD. Ratings and nutrients only where there are some. */
export function recipeStructuredData(recipe: RecipeView, siteUrl: string) {
  const { nutrition } = recipe.details;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: [absoluteUrl(recipe.image, siteUrl)],
    url: `${siteUrl}/recipe/${recipe.id}`,
    datePublished: recipe.createdAt,
    prepTime: duration(recipe.prepTimeMinutes),
    cookTime: duration(recipe.cookTimeMinutes),
    totalTime: duration(recipe.prepTimeMinutes + recipe.cookTimeMinutes),
    recipeYield: String(recipe.servings),
    keywords: recipe.categories.join(', '),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(recipe.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: recipe.averageRating,
        ratingCount: recipe.ratingCount,
      },
    }),
    ...(nutrition && {
      nutrition: {
        '@type': 'NutritionInformation',
        calories: `${Math.round(nutrition.energyKcal)} kcal`,
        proteinContent: `${Math.round(nutrition.proteinG)} g`,
        carbohydrateContent: `${Math.round(nutrition.carbohydrateG)} g`,
        fatContent: `${Math.round(nutrition.fatG)} g`,
        fiberContent: `${Math.round(nutrition.fibreG)} g`,
        sodiumContent: `${Math.round(nutrition.sodiumMg)} mg`,
      },
    }),
  };
}
