import { mealTypeSlug, type PreferenceGroup } from '../../data/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { chosenIn, clearGroup, type Selection, toggle } from './selection.ts';
import { holdsOne, usedOf } from './single-choice.ts';

type GroupPanelProps = {
  group: PreferenceGroup;
  selection: Selection;
  onChange: (selection: Selection) => void;
  /** True when nothing else on the screen names the group. */
  withTitle?: boolean;
};

/** Returns the hint for the chips, for a group without its own description. */
function hintFor(group: PreferenceGroup): string {
  if (group.slug === mealTypeSlug) return 'Choose one.';
  return holdsOne(group) ? 'One is enough.' : 'Choose any that apply.';
}

/** The chips of a group, its description, and a button that clears it. */
export function GroupPanel({ group, selection, onChange, withTitle = false }: GroupPanelProps) {
  const chosen = chosenIn(selection, group.slug);
  const used = usedOf(group, chosen);
  return (
    <>
      <div className="group-head">
        <div>
          {withTitle && <h2 className="h3">{group.name}</h2>}
          <p className="small soft">{group.description || hintFor(group)}</p>
          {used && (
            <p className="small" role="status">
              You picked more than one: we'll use <b>{used}</b>.
            </p>
          )}
        </div>
        <Button
          tone="ghost"
          size="small"
          disabled={chosen.length === 0}
          aria-label={`Clear ${group.name}`}
          onClick={() => onChange(clearGroup(selection, group.slug))}
        >
          Clear
        </Button>
      </div>
      <ChipGroup
        label={group.name}
        exclusive={group.slug === mealTypeSlug}
        chosen={chosen}
        options={group.categories.map(({ name, icon }) => ({ value: name, label: name, icon }))}
        onToggle={(name) => onChange(toggle(selection, group.slug, name))}
      />
    </>
  );
}
