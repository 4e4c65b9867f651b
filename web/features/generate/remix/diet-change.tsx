import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { ChangePanel } from './change-panel.tsx';
import type { ChangeProps } from './remix-change.ts';

/** Selects a diet to follow or an allergen to leave out. Options that the base is already checked for are not offered. */
export function DietChange({
  group,
  base,
  change,
  onChange,
}: ChangeProps & { group: PreferenceGroup }) {
  const held = new Set(base.checkedFor.map((name) => name.toLowerCase()));
  const open = group.categories.filter(({ name }) => !held.has(name.toLowerCase()));
  const chosen = change?.kind === 'diet' && change.groupSlug === group.slug ? [change.name] : [];
  const hint =
    group.constraintLabel === 'Allergens'
      ? 'What should we leave out?'
      : 'What should it be instead?';
  return (
    <ChangePanel title={group.name} hint={hint}>
      <ChipGroup
        label={group.name}
        exclusive
        chosen={chosen}
        options={open.map(({ name, icon }) => ({ value: name, label: name, icon }))}
        onToggle={(name) =>
          onChange(chosen.includes(name) ? null : { kind: 'diet', groupSlug: group.slug, name })
        }
      />
    </ChangePanel>
  );
}
