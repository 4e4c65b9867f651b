import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoneFound } from '../list/none-found.tsx';
import type { ActiveStatus } from '../list/status-filter.tsx';

type NoGroupsProps = { search: string; status: ActiveStatus; onClear: () => void };

/** The empty state of the group list: no match for the search, none with the status, or no groups at all. */
export function NoGroups({ search, status, onClear }: NoGroupsProps) {
  if (search) {
    const title = `No groups matching "${search}" were found`;
    return <NoneFound heading="h3" title={title} onClear={onClear} />;
  }
  if (status !== 'all') {
    return <NoneFound heading="h3" title={`No ${status} groups`} onClear={onClear} />;
  }
  return (
    <EmptyState
      motif="book"
      heading="h3"
      title="No category groups yet"
      text="Groups are the tabs where users choose their preferences."
    />
  );
}
