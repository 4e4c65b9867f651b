import { SearchBox } from '../list/search-box.tsx';
import { type ActiveStatus, StatusFilter } from '../list/status-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';

type GroupToolsProps = { search: string; status: ActiveStatus; address: ListAddress };

/** Search and status filter (spec §2). */
export function GroupTools({ search, status, address }: GroupToolsProps) {
  return (
    <div className="list-tools">
      <SearchBox
        label="Search groups..."
        value={search}
        onSearch={(text) => address.change({ q: text })}
      />
      <StatusFilter
        label="Status of groups"
        status={status}
        onStatus={(next) => address.change({ status: next === 'all' ? null : next })}
      />
    </div>
  );
}
