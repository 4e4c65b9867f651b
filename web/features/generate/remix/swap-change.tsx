import { ArrowLeftRight } from 'lucide-react';
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

/** Selects an ingredient to swap out and, optionally, its replacement. */
export function SwapChange({ base, change, onChange }: ChangeProps) {
  const lines = [...new Set(base.ingredients.filter(isFood).map(outOf))];
  const swap = change?.kind === 'swap' ? change : null;
  if (lines.length === 0) {
    return (
      <ChangePanel title="Swap" hint="This recipe lists no ingredients to swap.">
        {null}
      </ChangePanel>
    );
  }
  return (
    <ChangePanel title="Swap" hint="Which ingredient should we swap?">
      <ChipGroup
        label="Ingredient to swap"
        exclusive
        mark={<ArrowLeftRight className="icon" />}
        chosen={swap ? [swap.out] : []}
        options={lines.map((line) => ({ value: line, label: foodOf(line) }))}
        onToggle={(out) =>
          onChange(
            swap?.out === out ? null : { kind: 'swap', out, ...(swap?.in && { in: swap.in }) },
          )
        }
      />
      {swap && (
        <div className="mt-5">
          <Field
            label={`Instead of ${foodOf(swap.out)}`}
            hint="Optional. Leave it blank and we'll choose."
            value={swap.in ?? ''}
            maxLength={remixLimits.foodMaxLength}
            onChange={({ target }) =>
              onChange({ kind: 'swap', out: swap.out, ...(target.value && { in: target.value }) })
            }
          />
        </div>
      )}
    </ChangePanel>
  );
}
