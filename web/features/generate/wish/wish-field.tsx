import { type ComponentType, useRef } from 'react';
import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '../../../ui/field.tsx';
import '../generate.css';
import type { WishHeardProps } from './wish-heard.tsx';

type WishFieldProps = {
  /** The cook's own words. */
  wish: string;
  onWish: (wish: string) => void;
  /** Labels that have a selection. */
  chosenLabels: ReadonlySet<ConstraintLabel>;
  /** Shows what is understood of the wish. Without it the wish is not read: for visitors, whose page then loads none of its code. */
  Heard?: ComponentType<WishHeardProps> | undefined;
};

/** The text field for the cook's own words, which are enough for a recipe. Below it, `Heard` shows what was understood before anything is charged. */
export function WishField({ wish, onWish, chosenLabels, Heard }: WishFieldProps) {
  const input = useRef<HTMLInputElement>(null);
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
      <div className="wish-heard" data-open={(Heard && wish.trim() !== '') || undefined}>
        {Heard && (
          <Heard {...{ wish, onWish, chosenLabels }} onRemoved={() => input.current?.focus()} />
        )}
      </div>
    </div>
  );
}
