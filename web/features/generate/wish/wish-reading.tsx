import { X } from 'lucide-react';
import { useId } from 'react';
import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { WishPart } from '#contract/wish-reading.ts';
import { useWishReading } from './use-wish-reading.ts';
import { withoutStretch } from './without-stretch.ts';

export type WishReadingProps = {
  wish: string;
  onWish: (wish: string) => void;
  /** Labels that have a selection. A selection takes precedence over what the wish says about the same label. */
  chosenLabels: ReadonlySet<ConstraintLabel>;
  /** Moves the focus to the field: the pressed button disappears with its words. */
  onRemoved: () => void;
};

/** Maps the kind of a wish part to the label whose selection takes precedence over it. */
const labelOfKind: Readonly<Record<string, ConstraintLabel>> = {
  servings: 'Servings',
  minutes: 'Time Target',
  course: 'Course',
  cuisine: 'Cuisine',
  technique: 'Techniques',
  spice: 'Spice Level',
  difficulty: 'Difficulty',
};

/** Shows what the server understood of a wish (each part with a button that removes its words), and what it did not understand. */
export function WishReading({ wish, onWish, chosenLabels, onRemoved }: WishReadingProps) {
  const reading = useWishReading(wish);
  const parts = reading?.parts ?? [];
  const unknown = reading?.unknown ?? [];

  function remove(part: WishPart) {
    if (reading) onWish(withoutStretch(reading.text, part, wish));
    onRemoved();
  }

  return (
    <>
      <Chips parts={parts} chosenLabels={chosenLabels} onRemove={remove} />
      <p className="small soft" role="status">
        {parts.length > 0 && (
          <span className="sr-only">
            Understood: {parts.map(({ label }) => label).join('; ')}.{' '}
          </span>
        )}
        {unknown.length > 0 && <>We didn't understand: {unknown.join(', ')}</>}
      </p>
    </>
  );
}

type ChipsProps = Pick<WishReadingProps, 'chosenLabels'> & {
  parts: readonly WishPart[];
  onRemove: (part: WishPart) => void;
};

function Chips({ parts, chosenLabels, onRemove }: ChipsProps) {
  const headingId = useId();
  if (parts.length === 0) return null;
  return (
    <>
      <p className="sr-only" id={headingId}>
        What we understood
      </p>
      <ul className="chips" aria-labelledby={headingId}>
        {parts.map((part) => (
          <li key={`${part.from} ${part.label}`}>
            <Chip part={part} chosenLabels={chosenLabels} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ChipProps = Pick<ChipsProps, 'chosenLabels' | 'onRemove'> & { part: WishPart };

function Chip({ part, chosenLabels, onRemove }: ChipProps) {
  const label = labelOfKind[part.kind];
  const isOutranked = label !== undefined && chosenLabels.has(label);
  const words = isOutranked ? `${part.label} (using your selection instead)` : part.label;
  return (
    <button
      type="button"
      className="chip chip-said"
      data-outranked={isOutranked || undefined}
      aria-label={`Remove ${words}`}
      onClick={() => onRemove(part)}
    >
      {words}
      <span className="slot" aria-hidden="true">
        <X className="icon" />
      </span>
    </button>
  );
}
