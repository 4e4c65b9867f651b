import type { AdminUser } from '../admin-user.ts';
import { SortHead, type Sorting } from './sort-head.tsx';
import { shownSorts } from './user-question.ts';
import { type UserActions, UserRow } from './user-row.tsx';

type UserTableProps = UserActions & {
  users: readonly AdminUser[];
  withCredits: boolean;
  busy: boolean;
  sorting: Sorting;
};

export function UserTable({ users, withCredits, busy, sorting, ...actions }: UserTableProps) {
  return (
    <div className="table-wrap" aria-busy={busy || undefined}>
      <table className="table admin-table user-table">
        <caption className="sr-only">Users</caption>
        <thead>
          <tr>
            {shownSorts(withCredits).map(({ value, label }) => (
              <SortHead key={value} column={value} label={label} {...sorting} />
            ))}
            <th scope="col" className="right">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} withCredits={withCredits} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
