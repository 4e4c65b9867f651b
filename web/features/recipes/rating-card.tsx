import { Stars } from '../../ui/stars.tsx';
import { useRating } from './use-rating.ts';

/** How was it? The cook's own stars. */
export function RatingCard({ cookId, recipeId }: { cookId: string; recipeId: string }) {
  const { own, rate } = useRating(cookId, recipeId);
  return (
    <RatingCardFrame
      stars={own ?? 0}
      text={own ? `Your rating: ${own} ${own === 1 ? 'star' : 'stars'}` : 'Not rated by you yet'}
      onRate={rate}
    />
  );
}

type FrameProps = { stars: number; text: string; onRate: (stars: number) => void };

function RatingCardFrame({ stars, text, onRate }: FrameProps) {
  return (
    <div className="card row between no-print">
      <div>
        <h3 className="card-title">How was it?</h3>
        <p className="small soft" aria-live="polite">
          {text}
        </p>
      </div>
      <Stars label="Your rating" value={stars} onRate={onRate} />
    </div>
  );
}
