type Rated = { averageRating: number; ratingCount: number };

/**
 * Returns the recipe with the average and count after a new rating, before the server has counted it.
 * @param previous the user's earlier stars, or null for a first rating
 */
export function withRating<T extends Rated>(recipe: T, previous: number | null, stars: number): T {
  const sum = recipe.averageRating * recipe.ratingCount - (previous ?? 0) + stars;
  const ratingCount = recipe.ratingCount + (previous === null ? 1 : 0);
  return { ...recipe, ratingCount, averageRating: ratingCount === 0 ? 0 : sum / ratingCount };
}
