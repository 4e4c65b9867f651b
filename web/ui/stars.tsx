import { Star } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';

type StarsProps = {
  label: string;
  /** 0 if the user has not rated yet. */
  value: number;
  /** True while the earlier rating is unknown. */
  disabled?: boolean;
  onRate: (stars: number) => void;
};

const scale = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Returns the number of stars that a key moves to, wrapping around at both ends; undefined for other keys. */
function nextOf(key: string, stars: number): number | undefined {
  if (key === 'Home') return limits.ratingMin;
  if (key === 'End') return limits.ratingMax;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  return ((stars - limits.ratingMin + step + scale.length) % scale.length) + limits.ratingMin;
}

/** ARIA radio instead of a radio input: a browser checks a radio input when an arrow key moves to it. */
const asRadio = (checked: boolean) => ({ role: 'radio', 'aria-checked': checked }) as const;

/**
 * One to five stars to choose from. Arrow keys only move the focus, since a rating is published; Space or Enter rates.
 * Every visitor of a recipe loads this component, so it uses no component library.
 */
export function Stars({ label, value, disabled = false, onRate }: StarsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const reached = moved ?? (value || limits.ratingMin);

  function move(event: KeyboardEvent, stars: number) {
    const next = nextOf(event.key, stars);
    if (next === undefined) return;
    event.preventDefault();
    setMoved(next);
    group.current?.querySelectorAll('button')[scale.indexOf(next)]?.focus();
  }

  return (
    <div ref={group} role="radiogroup" aria-label={label} className="stars">
      {scale.map((stars) => (
        <button
          key={stars}
          type="button"
          {...asRadio(stars === value)}
          aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          className={stars <= value ? 'on' : undefined}
          disabled={disabled}
          tabIndex={stars === reached ? 0 : -1}
          onKeyDown={(event) => move(event, stars)}
          onClick={() => {
            setMoved(null);
            onRate(stars);
          }}
        >
          <Star className="icon" />
        </button>
      ))}
    </div>
  );
}
