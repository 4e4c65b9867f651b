import { Clock } from 'lucide-react';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeProps } from './remix-change.ts';
import { timeChoices } from './time-choices.ts';

/** Selects by how many minutes the recipe should get shorter. */
export function TimeChange({ base, change, onChange }: ChangeProps) {
  const total = base.prepTimeMinutes + base.cookTimeMinutes;
  const choices = timeChoices(total);
  const chosen = change?.kind === 'time' ? [`${change.minutesLess}`] : [];
  const hint =
    choices.length > 0
      ? `It takes ${total} minutes now: ${base.prepTimeMinutes} to prepare, ${base.cookTimeMinutes} to cook.`
      : `It takes ${total} minutes. There's no time left to cut.`;
  return (
    <ChangePanel title="Less Time" hint={hint}>
      <ChipGroup
        label="Less time"
        exclusive
        mark={<Clock className="icon" />}
        chosen={chosen}
        options={choices.map((minutes) => ({
          value: `${minutes}`,
          label: `${minutes} minutes less`,
        }))}
        onToggle={(minutes) =>
          onChange(chosen.includes(minutes) ? null : { kind: 'time', minutesLess: Number(minutes) })
        }
      />
    </ChangePanel>
  );
}
