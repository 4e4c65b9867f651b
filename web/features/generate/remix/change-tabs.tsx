import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { ChosenCount } from '../chosen-count.tsx';
import { scrollIntoView } from '../scroll-into-view.ts';
import { DietChange } from './diet-change.tsx';
import type { ChangeProps } from './remix-change.ts';
import { SwapChange } from './swap-change.tsx';
import { TimeChange } from './time-change.tsx';
import { WishChange } from './wish-change.tsx';

type ChangeTabsProps = ChangeProps & { groups: readonly PreferenceGroup[] };
type ChangeTab = { id: string; name: string; chosen: boolean; panel: ReactNode };

const checked = ['Dietary Constraints', 'Allergens'];

function tabsOf({ groups, ...props }: ChangeTabsProps): ChangeTab[] {
  const { change } = props;
  const diets = groups
    .filter(({ constraintLabel }) => checked.includes(constraintLabel ?? ''))
    .map((group) => ({
      id: group.slug,
      name: group.name,
      chosen: change?.kind === 'diet' && change.groupSlug === group.slug,
      panel: <DietChange group={group} {...props} />,
    }));
  const others = [
    { id: 'time', name: 'Less Time', panel: <TimeChange {...props} /> },
    { id: 'swap', name: 'Swap', panel: <SwapChange {...props} /> },
    { id: 'wish', name: 'In your words', panel: <WishChange {...props} /> },
  ];
  return [...diets, ...others.map((tab) => ({ ...tab, chosen: change?.kind === tab.id }))];
}

/** The kinds of change, laid out like the groups of the Generate screen: tabs, or a vertical list beside the panel. */
export function ChangeTabs(props: ChangeTabsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const tabs = tabsOf(props);
  return (
    <Tabs.Root
      className="groups"
      defaultValue={tabs[0]?.id ?? 'time'}
      orientation={wide ? 'vertical' : 'horizontal'}
    >
      <Tabs.List className="group-tabs" aria-label="Kinds of change">
        {tabs.map(({ id, name, chosen }) => (
          <Tabs.Trigger key={id} className="tab" value={id} onFocus={scrollIntoView}>
            {name}
            <ChosenCount count={chosen ? 1 : 0} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content key={id} className="group-panel" value={id} tabIndex={-1}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
