import { Check, Plus } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

type ChipOption = { value: string; label: string; icon?: string | null };

type ChipGroupProps = {
  label: string;
  options: readonly ChipOption[];
  /** The chosen values. */
  chosen: readonly string[];
  /** One choice at most, shown as radios; else any number, shown as pressed buttons. */
  exclusive: boolean;
  onToggle: (value: string) => void;
};

/** Chips to choose from. Arrow keys move between them, Space chooses. */
export function ChipGroup({ label, options, chosen, exclusive, onToggle }: ChipGroupProps) {
  const items = options.map((option) => (
    <ToggleGroup.Item
      key={option.value}
      value={option.value}
      className="chip"
      onClick={() => onToggle(option.value)}
    >
      <span className="slot" aria-hidden="true">
        <ChipMark chosen={chosen.includes(option.value)} icon={option.icon} />
      </span>
      {option.label}
    </ToggleGroup.Item>
  ));
  if (exclusive) {
    return (
      <ToggleGroup.Root
        type="single"
        role="radiogroup"
        aria-label={label}
        className="chips"
        value={chosen[0] ?? ''}
      >
        {items}
      </ToggleGroup.Root>
    );
  }
  return (
    <ToggleGroup.Root type="multiple" aria-label={label} className="chips" value={[...chosen]}>
      {items}
    </ToggleGroup.Root>
  );
}

function ChipMark({ chosen, icon }: { chosen: boolean; icon?: string | null | undefined }) {
  if (chosen) return <Check className="icon" />;
  return icon ? <span>{icon}</span> : <Plus className="icon" />;
}
