import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '#contract/in-words.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { Avatar } from '../../../layout/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { AccountMenu } from '../account-actions/account-menu.tsx';
import type { AdminUser } from '../admin-user.ts';
import { CreditsCell } from './credits-cell.tsx';
import { GiveUpRole } from './give-up-role.tsx';
import { MakeAdmin } from './make-admin.tsx';
import { useSaveRole } from './use-save-role.ts';
import { userLabels } from './user-question.ts';

export type UserActions = {
  onEdit: (user: AdminUser) => void;
  onHistory: (user: AdminUser) => void;
};

type UserRowProps = UserActions & { user: AdminUser; withCredits: boolean };

export function UserRow({ user, withCredits, onEdit, onHistory }: UserRowProps) {
  return (
    <tr>
      <td className="cell-name">
        <span className="row flex-nowrap">
          <Avatar name={user.fullName} imageUrl={user.avatarUrl} className="avatar avatar-small" />
          {user.fullName}
        </span>
      </td>
      <td className="wide soft cell-email">{user.email}</td>
      <td className="cell-role">
        <Badge
          tone={user.role === 'admin' ? 'tint' : 'plain'}
          className={user.role === 'user' ? 'badge-line' : undefined}
        >
          {user.role}
        </Badge>
      </td>
      {withCredits && (
        <td data-label={userLabels.credits} className="cell-credits">
          <CreditsCell user={user} />
        </td>
      )}
      <td className="num soft cell-joined" data-label={userLabels.joined}>
        {shortDate(user.joinedAt)}
      </td>
      <td className="right wide cell-actions">
        <Button tone="ghost" aria-label={`Edit ${user.fullName}`} onClick={() => onEdit(user)}>
          <Pencil className="icon" />
          Edit
        </Button>
        {withCredits && (
          <Button
            tone="ghost"
            className="btn-icon"
            title="Credit history"
            aria-label={`Credit history: ${user.fullName}`}
            onClick={() => onHistory(user)}
          >
            <History className="icon" />
          </Button>
        )}
        <RoleToggle user={user} />
        <AccountMenu user={user} />
      </td>
    </tr>
  );
}

/** Make Admin or Make User. Asks for confirmation before making a user an admin, and before admins remove their own role. */
function RoleToggle({ user }: { user: AdminUser }) {
  const cook = useCook();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSaveRole();
  const role = user.role === 'admin' ? 'user' : 'admin';
  const label = role === 'admin' ? 'Make Admin' : 'Make User';
  const ownRole = cook?.id === user.id && role === 'user';
  const save = () => mutate({ userId: user.id, seen: user.role, role });
  const question = {
    open: asking,
    onCancel: () => setAsking(false),
    onConfirm: () => {
      setAsking(false);
      save();
    },
  };
  return (
    <>
      <Button
        className="role-toggle"
        busy={isPending}
        aria-label={`${label}: ${user.fullName}`}
        // Ignore the second click of a double click: the toggle has changed by then and would revert the role.
        onClick={({ detail }) => {
          if (detail > 1) return;
          if (ownRole || role === 'admin') setAsking(true);
          else save();
        }}
      >
        {label}
      </Button>
      {role === 'admin' ? (
        <MakeAdmin name={user.fullName} {...question} />
      ) : (
        <GiveUpRole {...question} />
      )}
    </>
  );
}
