import { InviteUser } from '../account-actions/invite-user.tsx';
import { ClearButton } from '../list/clear-button.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SortControl } from '../list/sort-control.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import {
  orderInAddress,
  type RoleFilter,
  shownSorts,
  startsAscending,
  type UserQuestion,
  type UserSort,
} from './user-question.ts';

type UserToolsProps = {
  question: UserQuestion;
  change: ListAddress['change'];
  withCredits: boolean;
  /** Null when there is nothing to clear, or when the empty list already offers it. */
  onClear: (() => void) | null;
};

/** Search, role filter, sort control (where the table has no header) and a button that clears the filters. */
export function UserTools({ question, change, withCredits, onClear }: UserToolsProps) {
  const { search, role, sort, ascending } = question;
  return (
    <div className="list-tools">
      <SearchBox
        label="Search by name or email..."
        value={search}
        onSearch={(text) => change({ q: text })}
      />
      <RoleSelect role={role} onRole={(next) => change({ role: next === 'all' ? null : next })} />
      <span className="user-sort">
        <SortControl<UserSort>
          columns={shownSorts(withCredits)}
          column={sort}
          ascending={ascending}
          onSort={(column, up) =>
            change(orderInAddress(column, column === sort ? up : startsAscending(column)))
          }
        />
      </span>
      {onClear && <ClearButton onClear={onClear} />}
      <InviteUser />
    </div>
  );
}

type RoleSelectProps = { role: RoleFilter; onRole: (role: RoleFilter) => void };

function RoleSelect({ role, onRole }: RoleSelectProps) {
  return (
    <select
      className="input"
      aria-label="Role"
      value={role}
      onChange={({ target }) =>
        onRole(target.value === 'user' || target.value === 'admin' ? target.value : 'all')
      }
    >
      <option value="all">All Roles</option>
      <option value="user">Users Only</option>
      <option value="admin">Admins Only</option>
    </select>
  );
}
