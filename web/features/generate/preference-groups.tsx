import { useHydrated } from '../../ui/use-hydrated.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { PreferenceGroupsProps } from './preference-groups-props.ts';
import { PreferenceSections } from './preference-sections.tsx';
import { PreferenceTabs } from './preference-tabs.tsx';

/**
 * Shows the groups as tabs on wide screens, and as one page of sections on a phone. The server does not know the width: its document has
 * both, and the style sheet shows one.
 */
export function PreferenceGroups(props: PreferenceGroupsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const isHydrated = useHydrated();
  if (isHydrated) return wide ? <PreferenceTabs {...props} /> : <PreferenceSections {...props} />;
  return (
    <>
      <div className="max-lg:hidden">
        <PreferenceTabs {...props} />
      </div>
      <div className="lg:hidden">
        <PreferenceSections {...props} />
      </div>
    </>
  );
}
