import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { limits } from '#contract/limits.ts';
import type { WishPart } from '#contract/wish-reading.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { Field } from '../../../ui/field.tsx';
import '../generate.css';
import { useWishReading } from './use-wish-reading.ts';
import { withoutStretch } from './without-stretch.ts';

type WishFieldProps = {
  /** The cook's own words. */
  wish: string;
  onWish: (wish: string) => void;
  /** Labels that have a selection. A selection takes precedence over what the wish says about the same label. */
  chosenLabels: ReadonlySet<ConstraintLabel>;
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

/**
 * The text field for the cook's own words, which are enough for a recipe. Before anything is charged, it shows below the field what
 * was understood (each part with a button that removes its words) and what was not understood.
 */
export function WishField({ wish, onWish, chosenLabels }: WishFieldProps) {
  const isCook = useCook() !== null;
  const reading = useWishReading(wish);
  const input = useRef<HTMLInputElement>(null);
  const parts = reading?.parts ?? [];
  const unknown = reading?.unknown ?? [];

  function remove(part: WishPart) {
    if (reading) onWish(withoutStretch(reading.text, part, wish));
    // The button disappears with its words, so move the focus to the field.
    input.current?.focus();
  }

  return (
    <div className="wish">
      <Field
        ref={input}
        label="What do you feel like?"
        placeholder="Mushroom risotto…"
        hint="A dish, an ingredient, an occasion: just type it."
        value={wish}
        maxLength={limits.questionMaxLength}
        onChange={(event) => onWish(event.target.value)}
      />
      {/* Reserves its height as soon as a cook types a wish, to avoid a layout shift when the answer arrives. A visitor's wish is not read. */}
      <div className="wish-heard" data-open={(isCook && wish.trim() !== '') || undefined}>
        <Chips parts={parts} chosenLabels={chosenLabels} onRemove={remove} />
        <p className="small soft" role="status">
          {parts.length > 0 && (
            <span className="sr-only">
              Understood: {parts.map(({ label }) => label).join('; ')}.{' '}
            </span>
          )}
          {unknown.length > 0 && <>We didn't understand: {unknown.join(', ')}</>}
        </p>
      </div>
    </div>
  );
}

type ChipsProps = Pick<WishFieldProps, 'chosenLabels'> & {
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
