import { QueryProvider } from '../../data/query-provider.tsx';
import type { Cook } from '../../data/session/cook.ts';
import { RatingCard } from './rating-card.tsx';

/** The stars of the recipe page, with the cache that they need around them. */
export default function CookRating({ cook, recipeId }: { cook: Cook; recipeId: string }) {
  return (
    <QueryProvider>
      <RatingCard cookId={cook.id} recipeId={recipeId} />
    </QueryProvider>
  );
}
