import { limits } from '#contract/limits.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { RecipeCard, RecipeCardSkeleton } from '../../ui/recipe-card.tsx';
import { useFavorite } from './use-favorite.ts';

type RecipeGridProps = {
  cookId: string;
  recipes: readonly RecipeView[];
  onView: (recipeId: string) => void;
};

export function RecipeGrid({ cookId, recipes, onView }: RecipeGridProps) {
  const favorite = useFavorite(cookId);
  return (
    <div className="grid3">
      {recipes.map((recipe) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          onView={() => onView(recipe.id)}
          onToggleFavorite={() =>
            favorite.mutate({ recipeId: recipe.id, favorite: !recipe.isFavorite })
          }
        />
      ))}
    </div>
  );
}

const places = Array.from({ length: limits.recipesPageSize }, (_, index) => `place-${index}`);

export function RecipeGridSkeleton() {
  return (
    <div className="grid3" role="status">
      <span className="sr-only">Loading recipes...</span>
      {places.map((place) => (
        <RecipeCardSkeleton key={place} />
      ))}
    </div>
  );
}
