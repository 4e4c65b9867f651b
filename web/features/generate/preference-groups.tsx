import { useHydrated } from '../../ui/use-hydrated.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { PreferenceGroupsProps } from './preference-groups-props.ts';
import { PreferenceSections } from './preference-sections.tsx';
import { PreferenceTabs } from './preference-tabs.tsx';

/**
 * Shows the groups as tabs on wide screens, and as one page of sections on a phone. The server does not know the width: its document has
 * both, and the style sheet shows one. The shown one keeps its elements when the page is hydrated, so that an early click is not lost.
 */
export function PreferenceGroups(props: PreferenceGroupsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const isHydrated = useHydrated();
  return (
    <>
      {(wide || !isHydrated) && (
        <div key="tabs" className="contents max-lg:hidden">
          <PreferenceTabs {...props} />
        </div>
      )}
      {(!wide || !isHydrated) && (
        <div key="sections" className="contents lg:hidden">
          <PreferenceSections {...props} />
        </div>
      )}
    </>
  );
}
