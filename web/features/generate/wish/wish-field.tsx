import { type ComponentType, useEffect, useRef } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '../../../ui/field.tsx';
import '../generate.css';
import type { WishReadingProps } from './wish-reading.tsx';

type WishFieldProps = {
  /** The cook's own words. */
  wish: string;
  onWish: (wish: string) => void;
  /** The selections by label. */
  chosen: Selections;
  /** Shows what is understood of the wish. Without it the wish is not read: for visitors, whose page then loads none of its code. */
  Reading?: ComponentType<WishReadingProps> | undefined;
};

/** The text field for the cook's own words, which are enough for a recipe. Below it, `Reading` shows what was understood before anything is charged. */
export function WishField({ wish, onWish, chosen, Reading }: WishFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Words that were typed into the document before the page was hydrated.
  useEffect(() => {
    const typed = input.current?.value ?? wish;
    if (typed !== wish) onWish(typed);
  }, [wish, onWish]);
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
      {/* Reserves its height as soon as a wish is typed, to avoid a layout shift when the answer arrives. */}
      <div className="wish-heard" data-open={(Reading && wish.trim() !== '') || undefined}>
        {Reading && (
          <Reading {...{ wish, onWish, chosen }} onRemoved={() => input.current?.focus()} />
        )}
      </div>
    </div>
  );
}
