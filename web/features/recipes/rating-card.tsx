import { RatingCardFrame } from './rating-card-frame.tsx';
import { useRating } from './use-rating.ts';

/** The cook's own stars. */
export function RatingCard({ cookId, recipeId }: { cookId: string; recipeId: string }) {
  const { own, rate } = useRating(cookId, recipeId);
  return (
    <RatingCardFrame
      stars={own ?? 0}
      text={own ? `Your rating: ${own} ${own === 1 ? 'star' : 'stars'}` : 'Not rated by you yet'}
      disabled={own === undefined}
      onRate={rate}
    />
  );
}
