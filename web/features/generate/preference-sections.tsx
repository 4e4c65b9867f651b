import type { ReactNode } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { ChosenCount } from './chosen-count.tsx';
import { chosenInWords } from './docket-rows.ts';
import { GroupPanel } from './group-panel.tsx';
import type { PreferenceGroupsProps } from './preference-groups-props.ts';
import { Section } from './section.tsx';
import { openAtFirst, sortIntoSections } from './sections-of-groups.ts';
import { chosenIn, type Selection } from './selection.ts';

/**
 * The groups as one page of sections: first what may not be in the dish, then what the dish is, the rest under More options. Closed
 * sections show what is chosen in them.
 */
export function PreferenceSections(props: PreferenceGroupsProps) {
  const { groups, selection, onChange } = props;
  const { first, more } = sortIntoSections(groups);
  const sectionsOf = (some: readonly PreferenceGroup[], heading: 'h2' | 'h3') =>
    some.map((group) => (
      <GroupSection
        key={group.slug}
        {...{ group, selection, onChange, heading }}
        isOpenAtFirst={openAtFirst(group, first, selection)}
      />
    ));
  return (
    <div className="prefs">
      {sectionsOf(first, 'h2')}
      {more.length > 0 && <More {...{ more, selection }}>{sectionsOf(more, 'h3')}</More>}
    </div>
  );
}

type GroupSectionProps = Pick<PreferenceGroupsProps, 'selection' | 'onChange'> & {
  group: PreferenceGroup;
  heading: 'h2' | 'h3';
  isOpenAtFirst: boolean;
};

function GroupSection({ group, selection, onChange, heading, isOpenAtFirst }: GroupSectionProps) {
  const chosen = chosenIn(selection, group.slug);
  return (
    <Section
      {...{ heading, isOpenAtFirst }}
      title={group.name}
      count={<ChosenCount count={chosen.length} />}
      summary={chosenInWords(group, chosen)}
    >
      <GroupPanel group={group} selection={selection} onChange={onChange} />
    </Section>
  );
}

type MoreProps = {
  more: readonly PreferenceGroup[];
  selection: Selection;
  children: ReactNode;
};

function More({ more, selection, children }: MoreProps) {
  const count = more.flatMap(({ slug }) => chosenIn(selection, slug)).length;
  const words = more.flatMap(
    (group) => chosenInWords(group, chosenIn(selection, group.slug)) || [],
  );
  const names = more.map(({ name }) => name);
  return (
    <Section
      heading="h2"
      title="More options"
      isOpenAtFirst={false}
      count={<ChosenCount count={count} />}
      summary={(count > 0 ? words : names).join(', ')}
    >
      <div className="prefs">{children}</div>
    </Section>
  );
}
