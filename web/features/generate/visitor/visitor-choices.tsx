import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { NoPreferences } from '../no-preferences.tsx';
import { selectionFromAddress } from '../selection-from-address.ts';
import { VisitorOrder } from './visitor-order.tsx';

/** The order form of a visitor, with the choices of the address. */
export function VisitorChoices({ groups }: { groups: readonly PreferenceGroup[] }) {
  const [query] = useSearchParams();
  if (groups.length === 0) return <NoPreferences />;
  const first = {
    selection: selectionFromAddress(query, groups),
    q: (query.get('q') ?? '').slice(0, limits.questionMaxLength),
  };
  return <VisitorOrder key={query.toString()} groups={groups} first={first} />;
}
