import { RatingCardFrame } from './rating-card-frame.tsx';
import { useRating } from './use-rating.ts';
import { useIsRecipeDeleted } from './use-recipe-as-cook.ts';

/** The cook's own stars. */
export function RatingCard({ cookId, recipeId }: { cookId: string; recipeId: string }) {
  const { own, rate } = useRating(cookId, recipeId);
  const isGone = useIsRecipeDeleted(cookId, recipeId);
  const given = own ? `Your rating: ${own} ${own === 1 ? 'star' : 'stars'}` : 'Tap a star to rate';
  return (
    <RatingCardFrame
      stars={own ?? 0}
      text={isGone ? 'This recipe was deleted' : given}
      disabled={own === undefined || isGone}
      onRate={rate}
    />
  );
}
