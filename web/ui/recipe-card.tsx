import { Clock, Heart, Users } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { PictureOrPlaceholder } from './picture-or-placeholder.tsx';
import { printMinutes } from './print-minutes.ts';
import { RatingLine } from './rating-line.tsx';

/** What a card shows of a saved recipe (spec §3, Saved recipe card). */
export type RecipeCardContent = {
  id: string;
  name: string;
  image: string;
  /** The same picture 400 px wide, or `image` itself if there is no small one. */
  thumbnail: string;
  categories: readonly string[];
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  averageRating: number;
  ratingCount: number;
  isFavorite: boolean;
};

type RecipeCardProps = {
  recipe: RecipeCardContent;
  onView: () => void;
  onToggleFavorite: () => void;
};

/** Returns both sizes, so that a high-density screen loads the large one. `sizes` follows the grid of three, two or one columns. */
function sourcesOf({ image, thumbnail }: RecipeCardContent) {
  if (thumbnail === image) return {};
  return {
    srcSet: `${thumbnail} 400w, ${image} 1200w`,
    sizes: '(min-width: 64rem) 384px, (min-width: 40rem) 46vw, 92vw',
  };
}

/** A recipe in a grid: picture, at most two categories, name, one line of facts. */
export function RecipeCard({ recipe, onView, onToggleFavorite }: RecipeCardProps) {
  return (
    <article className="recipe-card">
      <button
        type="button"
        className="heart"
        aria-pressed={recipe.isFavorite}
        aria-label={`${recipe.isFavorite ? 'Favorited' : 'Add to Favorites'}: ${recipe.name}`}
        onClick={onToggleFavorite}
      >
        <Heart className="icon" />
      </button>
      <PictureOrPlaceholder src={recipe.thumbnail} alt="" {...sourcesOf(recipe)} />
      <div className="body">
        {recipe.categories.length > 0 && (
          <div className="row gap-1.5">
            {recipe.categories.slice(0, limits.categoriesOnCard).map((category) => (
              <Badge key={category}>{category}</Badge>
            ))}
          </div>
        )}
        <h3>
          <bdi>{recipe.name}</bdi>
        </h3>
        <div className="foot">
          <RecipeMeta recipe={recipe} />
          <Button onClick={onView}>
            View<span className="sr-only"> {recipe.name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Total time, servings and average rating in one line. */
export function RecipeMeta({ recipe }: { recipe: RecipeCardContent }) {
  return (
    <p className="meta">
      <span>
        <Clock className="icon" />
        {printMinutes(recipe.prepTimeMinutes + recipe.cookTimeMinutes)}
        <span className="sr-only"> total time</span>
      </span>
      <span>
        <Users className="icon" />
        {recipe.servings}
        <span className="sr-only"> servings</span>
      </span>
      <RatingLine average={recipe.averageRating} count={recipe.ratingCount} />
    </p>
  );
}

/** Placeholder for a card whose recipe is loading. */
export function RecipeCardSkeleton() {
  return (
    <div className="recipe-card" aria-hidden="true">
      <div className="photo skel rounded-lg" />
      <div className="body">
        <div className="skel h-6 w-2/5" />
        <div className="skel h-6 w-11/12" />
        <div className="foot">
          <div className="skel w-2/5" />
          <div className="skel h-11 w-18 rounded-md" />
        </div>
      </div>
    </div>
  );
}
