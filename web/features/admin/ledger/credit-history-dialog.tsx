import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { adminKeys } from '../admin-keys.ts';
import type { AdminUser } from '../admin-user.ts';
import { ListFailure, ListFoot } from '../list-parts.tsx';
import { EntryList, EntrySkeleton } from './entry-list.tsx';
import { listEntriesOfUser } from './list-entries.ts';

type CreditHistoryDialogProps = { user: AdminUser; onClose: () => void };

/** Shows every ledger entry of a user, with the actor and the reason. */
export function CreditHistoryDialog({ user, onClose }: CreditHistoryDialogProps) {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: adminKeys.entriesOfUser(user.id, page),
    queryFn: () => listEntriesOfUser(user.id, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Dialog open wide onClose={onClose} title={`Credits of ${user.fullName}`}>
      <div className="dialog-body" aria-busy={isPlaceholderData || undefined}>
        {isError && !data && <ListFailure what="history" onTryAgain={() => void refetch()} />}
        {!isError && !data && <EntrySkeleton />}
        {data?.total === 0 && <p className="soft">No credits added or spent yet.</p>}
        {data && data.total > 0 && (
          <>
            <EntryList entries={data.entries} label={`Entries of ${user.fullName}`} />
            <ListFoot page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </div>
    </Dialog>
  );
}
