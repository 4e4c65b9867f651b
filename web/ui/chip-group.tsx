import { Check, Circle, Plus } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

type ChipOption = { value: string; label: string; icon?: string | null };

type ChipGroupProps = {
  label: string;
  options: readonly ChipOption[];
  /** The chosen values. */
  chosen: readonly string[];
  /** True: at most one choice, shown as radios. False: any number of choices, shown as toggle buttons. */
  exclusive: boolean;
  /** Shown by an option without its own icon until it is chosen. */
  mark?: ReactNode;
  onToggle: (value: string) => void;
};

const isArrow = ({ key }: KeyboardEvent) => key.startsWith('Arrow');

/** Tracks whether an arrow key moves the focus. Key-up does not reset it: the focus moves shortly after key-down. */
function useByArrow() {
  const byArrow = useRef(false);
  const listeners = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      byArrow.current = isArrow(event);
    },
    onPointerDownCapture: () => {
      byArrow.current = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) byArrow.current = false;
    },
  };
  return { listeners, now: () => byArrow.current };
}

/**
 * Chips to choose from. Arrow keys move the focus between them. In a radio group they also choose, as in every radio group; in the
 * other groups Space chooses.
 */
export function ChipGroup(props: ChipGroupProps) {
  const { label, options, chosen, exclusive, onToggle } = props;
  // Radios get a circle: a plus before "2" would read as "two more".
  const { mark = exclusive ? <Circle className="icon" /> : <Plus className="icon" /> } = props;
  const byArrow = useByArrow();
  const chooseOnArrow = (value: string) => {
    if (exclusive && byArrow.now() && !chosen.includes(value)) onToggle(value);
  };

  const items = options.map((option) => (
    <ToggleGroup.Item
      key={option.value}
      value={option.value}
      className="chip"
      onClick={() => onToggle(option.value)}
      onFocus={() => chooseOnArrow(option.value)}
    >
      <span className="slot" aria-hidden="true">
        {chosen.includes(option.value) ? <Check className="icon" /> : option.icon || mark}
      </span>
      {option.label}
    </ToggleGroup.Item>
  ));
  const shared = {
    className: 'chips',
    'aria-label': label,
    ...byArrow.listeners,
  };
  if (exclusive) {
    return (
      <ToggleGroup.Root {...shared} type="single" role="radiogroup" value={chosen[0] ?? ''}>
        {items}
      </ToggleGroup.Root>
    );
  }
  return (
    <ToggleGroup.Root {...shared} type="multiple" value={[...chosen]}>
      {items}
    </ToggleGroup.Root>
  );
}
