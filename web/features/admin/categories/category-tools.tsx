import { SearchBox } from '../list/search-box.tsx';
import { SortControl } from '../list/sort-control.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { sortings } from './category-sorting.ts';
import { GroupFilter } from './group-filter.tsx';
import type { CategoryListRequest } from './list-categories.ts';

type CategoryToolsProps = { request: CategoryListRequest; address: ListAddress };

/** Search, status filter, group filter, sort column and direction (spec §2). */
export function CategoryTools({ request, address }: CategoryToolsProps) {
  return (
    <div className="list-tools">
      <SearchBox
        label="Search categories..."
        value={request.search}
        onSearch={(search) => address.change({ q: search })}
      />
      <StatusFilter
        status={request.status}
        onStatus={(status) => address.change({ status: status === 'all' ? null : status })}
      />
      <GroupFilter group={request.group} onGroup={(group) => address.change({ group })} />
      <SortControl
        columns={sortings}
        column={request.sorting}
        ascending={request.ascending}
        onSort={(sorting, ascending) =>
          address.change({
            sort: sorting === 'name' ? null : sorting,
            order: ascending ? null : 'descending',
          })
        }
      />
    </div>
  );
}
