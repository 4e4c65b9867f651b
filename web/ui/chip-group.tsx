import { Check, Circle, Plus } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

type ChipOption = { value: string; label: string; icon?: string | null };

type ChipGroupProps = {
  label: string;
  options: readonly ChipOption[];
  /** The chosen values. */
  chosen: readonly string[];
  /** One choice at most, shown as radios; else any number, shown as pressed buttons. */
  exclusive: boolean;
  /** What an option without an icon of its own shows until it is chosen. */
  mark?: ReactNode;
  onToggle: (value: string) => void;
};

const isArrow = ({ key }: KeyboardEvent) => key.startsWith('Arrow');

/** Whether the focus moves by an arrow key. Not until that key is up: the focus moves a moment after it went down. */
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
 * Chips to choose from. Arrow keys move between them; in a group of radios they choose as well, as in every radio group, and
 * in the others Space does.
 */
export function ChipGroup(props: ChipGroupProps) {
  const { label, options, chosen, exclusive, onToggle } = props;
  // A plus before "2" would read as two more.
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
