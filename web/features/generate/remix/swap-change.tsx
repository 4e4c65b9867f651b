import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { remixLimits } from '#contract/remix.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { foodOf } from './change-in-words.ts';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeProps } from './remix-change.ts';

/** Whether a line is an ingredient and not the heading of a section ("For the sauce:"). */
const isFood = (line: string) => !/:\s*$/.test(line);

/** Returns the line as the server accepts it: unchanged, or only its food, cut to the maximum length, if it is too long. */
const outOf = (line: string) =>
  line.length <= remixLimits.foodMaxLength
    ? line
    : foodOf(line).slice(0, remixLimits.foodMaxLength);

/** Selects an ingredient to swap out and, optionally, its replacement: first, since the list may be longer than a screen. */
export function SwapChange({ base, change, onChange }: ChangeProps) {
  const lines = [...new Set(base.ingredients.filter(isFood).map(outOf))];
  const swap = change?.kind === 'swap' ? change : null;
  const [wanted, setWanted] = useState(swap?.in ?? '');
  const swapFor = (out: string, food: string) =>
    onChange({ kind: 'swap', out, ...(food && { in: food }) });
  if (lines.length === 0) {
    return (
      <ChangePanel title="Swap" hint="This recipe lists no ingredients to swap.">
        {null}
      </ChangePanel>
    );
  }
  return (
    <ChangePanel title="Swap" hint="Which ingredient should we swap?">
      <div className="mb-5">
        <Field
          label={swap ? `Instead of ${foodOf(swap.out)}` : 'What goes in instead'}
          hint="Optional. Leave it blank and we'll choose."
          value={wanted}
          maxLength={remixLimits.foodMaxLength}
          onChange={({ target }) => {
            setWanted(target.value);
            if (swap) swapFor(swap.out, target.value);
          }}
        />
      </div>
      <ChipGroup
        label="Ingredient to swap"
        exclusive
        mark={<ArrowLeftRight className="icon" />}
        chosen={swap ? [swap.out] : []}
        options={lines.map((line) => ({ value: line, label: foodOf(line) }))}
        onToggle={(out) => (swap?.out === out ? onChange(null) : swapFor(out, wanted))}
      />
    </ChangePanel>
  );
}
