import { Star } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
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

/** One to five stars to choose from. Arrow keys move, Space or Enter rates. */
export function Stars({ label, value, disabled = false, onRate }: StarsProps) {
  return (
    <ToggleGroup.Root
      type="single"
      role="radiogroup"
      aria-label={label}
      className="stars"
      disabled={disabled}
      value={value ? String(value) : ''}
    >
      {scale.map((stars) => (
        <ToggleGroup.Item
          key={stars}
          value={String(stars)}
          className={stars <= value ? 'on' : undefined}
          aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          onClick={() => onRate(stars)}
        >
          <Star className="icon" />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
