import { RatingLine } from '../../ui/rating-line.tsx';

/** "★ 4.8 36 ratings", or "No ratings yet". */
export function AverageLine({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="small soft no-print">No ratings yet</p>;
  return (
    <p className="row small gap-2">
      <RatingLine average={average} count={count} />
      <span className="soft">
        {count} {count === 1 ? 'rating' : 'ratings'}
      </span>
    </p>
  );
}
