import { Tabs } from 'radix-ui';
import { ChosenCount } from './chosen-count.tsx';
import { GroupPanel } from './group-panel.tsx';
import type { PreferenceGroupsProps } from './preference-groups-props.ts';
import { chosenIn } from './selection.ts';

/** The groups as a list of tabs beside the chips, each tab with its number of choices. */
export function PreferenceTabs(props: PreferenceGroupsProps) {
  const { groups, selection, onChange } = props;
  const first = groups.find((group) => chosenIn(selection, group.slug).length > 0) ?? groups[0];
  return (
    <Tabs.Root className="groups" defaultValue={first?.slug} orientation="vertical">
      <Tabs.List className="group-tabs" aria-label="Preferences">
        {groups.map((group) => (
          <Tabs.Trigger key={group.slug} className="tab" value={group.slug}>
            {group.name}
            <ChosenCount count={chosenIn(selection, group.slug).length} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {groups.map((group) => (
        <Tabs.Content key={group.slug} className="group-panel" value={group.slug} tabIndex={-1}>
          <GroupPanel group={group} selection={selection} onChange={onChange} withTitle />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
