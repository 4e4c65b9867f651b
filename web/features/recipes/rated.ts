type Rated = { averageRating: number; ratingCount: number };

/**
 * Average and count after somebody rated, before the server has counted.
 * @param previous their earlier stars, or null at the first time
 */
export function withRating<T extends Rated>(recipe: T, previous: number | null, stars: number): T {
  const sum = recipe.averageRating * recipe.ratingCount - (previous ?? 0) + stars;
  const ratingCount = recipe.ratingCount + (previous === null ? 1 : 0);
  return { ...recipe, ratingCount, averageRating: ratingCount === 0 ? 0 : sum / ratingCount };
}
