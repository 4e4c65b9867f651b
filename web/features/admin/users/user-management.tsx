import { useState } from 'react';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import type { AdminUser } from '../admin-user.ts';
import { CreditHistoryDialog } from '../ledger/credit-history-dialog.tsx';
import { NoneFound } from '../list/none-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useValidPage } from '../list/use-valid-page.ts';
import { ListFailure, ListFoot, RowsSkeleton } from '../list-parts.tsx';
import { adminPageSize } from '../paging.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { useUserList } from './use-user-list.ts';
import { orderInAddress, type UserQuestion, userQuestionOf } from './user-question.ts';
import { UserTable } from './user-table.tsx';
import { UserTools } from './user-tools.tsx';
import './users.css';

type Opened = { dialog: 'edit' | 'history'; user: AdminUser };

/** User Management (spec §2): all users with role and credits. The server does search, sorting and pagination. */
export function UserManagement() {
  const creditsEnabled = useCreditsEnabled();
  const address = useListAddress();
  const question = userQuestionOf(address);
  const { sort, ascending, page } = question;
  const { data, isError, isPlaceholderData, refetch } = useUserList(question);
  useValidPage(address, data && { total: data.total, pageSize: adminPageSize });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const clear = () => address.change({ q: null, role: null });
  const isNarrowed = question.search !== '' || question.role !== 'all';

  return (
    <div className="stack">
      <UserTools
        question={question}
        change={address.change}
        withCredits={creditsEnabled}
        onClear={isNarrowed && data?.total !== 0 ? clear : null}
      />
      {isError && !data && <ListFailure what="users" onTryAgain={() => void refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading users..." />}
      {data?.total === 0 && <NoneFound title={nobodyIn(question)} onClear={clear} />}
      {data && data.total > 0 && (
        <>
          <UserTable
            users={data.users}
            withCredits={creditsEnabled}
            busy={isPlaceholderData}
            sorting={{
              sort,
              ascending,
              onSort: (by, up) => address.change(orderInAddress(by, up)),
            }}
            onEdit={(user) => setOpened({ dialog: 'edit', user })}
            onHistory={(user) => setOpened({ dialog: 'history', user })}
          />
          <ListFoot
            page={page}
            total={data.total}
            isAtLeast={data.isAtLeast}
            onPage={address.toPage}
          />
        </>
      )}
      {opened?.dialog === 'edit' && <EditUserDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'history' && <CreditHistoryDialog user={opened.user} onClose={close} />}
    </div>
  );
}

function nobodyIn({ search, role }: UserQuestion): string {
  const who = role === 'admin' ? 'admins' : 'users';
  return search ? `No ${who} matching "${search}" were found` : `There are no ${who}`;
}
