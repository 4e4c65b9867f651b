import { remixLimits } from '#contract/remix.ts';
import { Field } from '../../../ui/field.tsx';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeProps } from './remix-change.ts';

/** What no chip says. */
export function WishChange({ change, onChange }: ChangeProps) {
  return (
    <ChangePanel title="A Wish" hint="Say it in your own words.">
      <Field
        label="What shall be different?"
        hint="More garlic, a little hotter, with what is left of a pumpkin."
        value={change?.kind === 'wish' ? change.text : ''}
        maxLength={remixLimits.wishMaxLength}
        onChange={({ target }) =>
          onChange(target.value ? { kind: 'wish', text: target.value } : null)
        }
      />
    </ChangePanel>
  );
}
