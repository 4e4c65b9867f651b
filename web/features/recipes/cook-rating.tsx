import { QueryProvider } from '../../data/query-provider.tsx';
import type { Cook } from '../../data/session/cook.ts';
import { RatingCard } from './rating-card.tsx';

/** The rating stars on the recipe page, with the query cache that they need. */
export default function CookRating({ cook, recipeId }: { cook: Cook; recipeId: string }) {
  return (
    <QueryProvider>
      <RatingCard cookId={cook.id} recipeId={recipeId} />
    </QueryProvider>
  );
}
