import { useState } from 'react';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { CreditHistoryDialog } from '../ledger/credit-history-dialog.tsx';
import { ListFailure, ListFoot, RowsSkeleton } from '../list-parts.tsx';
import { usePageOf } from '../paging.ts';
import type { AdminUser } from './admin-user.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { useUserList } from './use-user-list.ts';
import { UserTable } from './user-table.tsx';

const searchPauseMs = 250;

type Opened = { dialog: 'edit' | 'history'; user: AdminUser };

/** User Management (spec §2): everybody with role and credits, searched and paged by the server. */
export function UserManagement() {
  const creditsEnabled = useCreditsEnabled();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), searchPauseMs);
  const [page, setPage] = usePageOf(search);
  const { data, isError, isPlaceholderData, refetch } = useUserList({ search, page });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  return (
    <div className="stack">
      <div className="admin-tools">
        <SearchField label="Search by name or email..." value={typed} onChange={setTyped} />
      </div>
      {isError && !data && <ListFailure what="users" onTryAgain={() => void refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading users..." />}
      {data?.total === 0 && (
        <EmptyState motif="glass" title={`No users matching "${search}" were found`} />
      )}
      {data && data.total > 0 && (
        <>
          <UserTable
            users={data.users}
            withCredits={creditsEnabled}
            busy={isPlaceholderData}
            onEdit={(user) => setOpened({ dialog: 'edit', user })}
            onHistory={(user) => setOpened({ dialog: 'history', user })}
          />
          <ListFoot page={page} total={data.total} onPage={setPage} />
        </>
      )}
      {opened?.dialog === 'edit' && (
        <EditUserDialog user={asItIsNow(opened.user, data?.users)} onClose={close} />
      )}
      {opened?.dialog === 'history' && <CreditHistoryDialog user={opened.user} onClose={close} />}
    </div>
  );
}

/** The row may have changed, or left the list, while its dialog is open. */
function asItIsNow(user: AdminUser, users: readonly AdminUser[] | undefined): AdminUser {
  return users?.find(({ id }) => id === user.id) ?? user;
}
