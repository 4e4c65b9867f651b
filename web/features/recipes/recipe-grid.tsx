import { limits } from '#contract/limits.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { RecipeCard, RecipeCardSkeleton } from '../../ui/recipe-card.tsx';
import { useFavorite } from './use-favorite.ts';

type RecipeGridProps = {
  cookId: string;
  recipes: readonly RecipeView[];
  onView: (recipe: RecipeView) => void;
};

export function RecipeGrid({ cookId, recipes, onView }: RecipeGridProps) {
  return (
    <div className="grid3">
      {recipes.map((recipe) => (
        <GridCard key={recipe.id} cookId={cookId} recipe={recipe} onView={() => onView(recipe)} />
      ))}
    </div>
  );
}

type GridCardProps = { cookId: string; recipe: RecipeView; onView: () => void };

function GridCard({ cookId, recipe, onView }: GridCardProps) {
  const setFavorite = useFavorite(cookId, recipe.id);
  return (
    <RecipeCard
      recipe={recipe}
      onView={onView}
      onToggleFavorite={() => setFavorite(!recipe.isFavorite)}
    />
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
