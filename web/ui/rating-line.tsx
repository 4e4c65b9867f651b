import { Star } from 'lucide-react';

/** The average rating on a card. Renders nothing before the first rating. */
export function RatingLine({ average, count }: { average: number; count: number }) {
  if (count === 0) return null;
  return (
    <span className="rating-line num">
      <Star className="icon icon-fill" />
      <span className="sr-only">Rated </span>
      {average.toFixed(1)}
    </span>
  );
}
