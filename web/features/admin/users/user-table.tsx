import type { AdminUser } from '../admin-user.ts';
import { SortHead, type Sorting } from './sort-head.tsx';
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
            <SortHead column="name" label="Name" {...sorting} />
            <SortHead column="email" label="Email" {...sorting} />
            <SortHead column="role" label="Role" {...sorting} />
            {withCredits && <SortHead column="credits" label="Credits" {...sorting} />}
            <SortHead column="joined" label="Joined" {...sorting} />
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
