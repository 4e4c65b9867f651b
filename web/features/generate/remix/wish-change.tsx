import { remixLimits } from '#contract/remix.ts';
import { Field } from '../../../ui/field.tsx';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeProps } from './remix-change.ts';

/** A change in the cook's own words, for what no chip offers. */
export function WishChange({ change, onChange }: ChangeProps) {
  return (
    <ChangePanel title="In your words" hint="Just type it.">
      <Field
        label="What would you change?"
        hint="e.g. more garlic, spicier, use up half a pumpkin"
        value={change?.kind === 'wish' ? change.text : ''}
        maxLength={remixLimits.wishMaxLength}
        onChange={({ target }) =>
          onChange(target.value ? { kind: 'wish', text: target.value } : null)
        }
      />
    </ChangePanel>
  );
}
