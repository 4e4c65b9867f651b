import { Star } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';

type StarsProps = {
  label: string;
  /** 0 while nothing was rated. */
  value: number;
  /** While it is not known what was rated before. */
  disabled?: boolean;
  onRate: (stars: number) => void;
};

const scale = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Where a key leads from so many stars, round and round; undefined for a key that leads nowhere. */
function nextOf(key: string, stars: number): number | undefined {
  if (key === 'Home') return limits.ratingMin;
  if (key === 'End') return limits.ratingMax;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  return ((stars - limits.ratingMin + step + scale.length) % scale.length) + limits.ratingMin;
}

/** Not an input: a browser chooses an input's radio when the arrows reach it. */
const asRadio = (checked: boolean) => ({ role: 'radio', 'aria-checked': checked }) as const;

/**
 * One to five stars to choose from. Arrow keys move and do not rate yet, since a rating is published; Space or Enter rates.
 * Every visitor of a recipe loads it: it stands on nothing but React.
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
