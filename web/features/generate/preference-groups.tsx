import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { mealTypeSlug, type PreferenceGroup } from '../../data/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { ChosenCount } from './chosen-count.tsx';
import { chosenIn, clearGroup, type Selection, toggle } from './selection.ts';

type PreferenceGroupsProps = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/**
 * The groups as tabs (a list beside the chips where there is room), each with how many are chosen in it.
 * @param props.children stand below the chips, beside the list
 */
export function PreferenceGroups(props: PreferenceGroupsProps & { children: ReactNode }) {
  const { groups, selection, onChange, children } = props;
  const wide = useMediaQuery('(min-width: 64rem)');
  const first = groups.find((group) => chosenIn(selection, group.slug).length > 0) ?? groups[0];
  return (
    <Tabs.Root
      className="groups"
      defaultValue={first?.slug}
      orientation={wide ? 'vertical' : 'horizontal'}
    >
      <Tabs.List className="group-tabs" aria-label="Preferences">
        {groups.map((group) => (
          <Tabs.Trigger
            key={group.slug}
            className="tab"
            value={group.slug}
            onFocus={bringIntoSight}
          >
            {group.name}
            <ChosenCount count={chosenIn(selection, group.slug).length} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {groups.map((group) => (
        <Tabs.Content key={group.slug} className="group-panel" value={group.slug} tabIndex={-1}>
          <GroupPanel group={group} selection={selection} onChange={onChange} />
        </Tabs.Content>
      ))}
      <div className="groups-rest">{children}</div>
    </Tabs.Root>
  );
}

type GroupPanelProps = Omit<PreferenceGroupsProps, 'groups'> & { group: PreferenceGroup };

function GroupPanel({ group, selection, onChange }: GroupPanelProps) {
  const chosen = chosenIn(selection, group.slug);
  const exclusive = group.slug === mealTypeSlug;
  const hint = exclusive ? 'Choose one.' : 'Choose any that apply.';
  return (
    <>
      <div className="group-head">
        <div>
          <h2 className="h3">{group.name}</h2>
          <p className="small soft">{group.description || hint}</p>
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
        exclusive={exclusive}
        chosen={chosen}
        options={group.categories.map(({ name, icon }) => ({ value: name, label: name, icon }))}
        onToggle={(name) => onChange(toggle(selection, group.slug, name))}
      />
    </>
  );
}
