import type { AdminUser } from './admin-user.ts';
import { type UserActions, UserRow } from './user-row.tsx';

type UserTableProps = UserActions & {
  users: readonly AdminUser[];
  withCredits: boolean;
  busy: boolean;
};

export function UserTable({ users, withCredits, busy, ...actions }: UserTableProps) {
  return (
    <div className="table-wrap" aria-busy={busy || undefined}>
      <table className="table admin-table user-table">
        <caption className="sr-only">Users</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            {withCredits && <th scope="col">Credits</th>}
            <th scope="col">Joined</th>
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
