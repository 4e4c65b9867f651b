import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ActiveStatus } from '../list/status-filter.tsx';

/** Why there is none to show. */
export function NoGroups({ search, status }: { search: string; status: ActiveStatus }) {
  if (search) {
    return (
      <EmptyState motif="glass" heading="h3" title={`No groups matching "${search}" were found`} />
    );
  }
  const title = status === 'all' ? 'No category groups yet' : `No ${status} groups`;
  const text =
    status === 'all' ? 'Groups are the tabs from which cooks choose their preferences.' : undefined;
  return <EmptyState motif="book" heading="h3" title={title} {...(text && { text })} />;
}
