import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { PreferenceGroupsProps } from './preference-groups-props.ts';
import { PreferenceSections } from './preference-sections.tsx';
import { PreferenceTabs } from './preference-tabs.tsx';

/** Shows the groups as tabs on wide screens, and as one page of sections on a phone. */
export function PreferenceGroups(props: PreferenceGroupsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  return wide ? <PreferenceTabs {...props} /> : <PreferenceSections {...props} />;
}
