import type { ReactNode } from 'react';
import { Stars } from '../../ui/stars.tsx';

type RatingCardFrameProps = {
  stars: number;
  text: ReactNode;
  disabled: boolean;
  onRate: (stars: number) => void;
};

/** Card with the question "How was it?", a sentence, and five stars to choose from. */
export function RatingCardFrame({ stars, text, disabled, onRate }: RatingCardFrameProps) {
  return (
    <div className="card row between no-print">
      <div>
        <h3 className="card-title">How was it?</h3>
        <p className="small soft" aria-live="polite">
          {text}
        </p>
      </div>
      <Stars label="Your rating" value={stars} disabled={disabled} onRate={onRate} />
    </div>
  );
}
