import { X } from 'lucide-react';
import { useId } from 'react';
import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { listInWords } from '#contract/list-in-words.ts';
import type { WishPart } from '#contract/wish-reading.ts';
import { useWishReading } from './use-wish-reading.ts';
import { withoutStretch } from './without-stretch.ts';

export type WishReadingProps = {
  wish: string;
  onWish: (wish: string) => void;
  /** The selections by label. They take precedence over what the wish says about the same label. */
  chosen: Selections;
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
export function WishReading({ wish, onWish, chosen, onRemoved }: WishReadingProps) {
  const reading = useWishReading(wish);
  const parts = reading?.parts ?? [];
  const unknown = reading?.unknown ?? [];

  function remove(part: WishPart) {
    if (reading) onWish(withoutStretch(reading.text, part, wish));
    onRemoved();
  }

  return (
    <>
      <Chips parts={parts} chosen={chosen} onRemove={remove} />
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

type ChipsProps = Pick<WishReadingProps, 'chosen'> & {
  parts: readonly WishPart[];
  onRemove: (part: WishPart) => void;
};

function Chips({ parts, chosen, onRemove }: ChipsProps) {
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
            <Chip part={part} chosen={chosen} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </>
  );
}

const numberIn = (words: string): string | undefined => /\d+/.exec(words)?.[0];
/** Whether words set a lower bound: "Over 2 Hours", "At least 30 minutes". */
const isLeast = (words: string): boolean => /\b(?:at least|over|more than)\b/i.test(words);

/** Returns the selections where they differ from what the wish says: "4 Servings" for "For 6". */
function otherThan(said: string, chosen: readonly string[] = []): string | undefined {
  const isSame = (name: string) =>
    said.toLowerCase().includes(name.toLowerCase()) ||
    (numberIn(name) !== undefined &&
      numberIn(name) === numberIn(said) &&
      isLeast(name) === isLeast(said));
  return chosen.length === 0 || chosen.some(isSame) ? undefined : listInWords(chosen);
}

type ChipProps = Pick<ChipsProps, 'chosen' | 'onRemove'> & { part: WishPart };

function Chip({ part, chosen, onRemove }: ChipProps) {
  const label = labelOfKind[part.kind];
  const other = label && otherThan(part.label, chosen[label]);
  const isOutranked = other !== undefined;
  const words = isOutranked ? `${part.label} (you selected ${other})` : part.label;
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
