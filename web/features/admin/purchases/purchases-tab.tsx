import { useState } from 'react';
import { type PurchaseStatus, purchaseStatuses } from '#contract/payments.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { ListFailure, ListFoot, RowsSkeleton } from '../list-parts.tsx';
import { usePageOf } from '../paging.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { usePurchaseList } from './use-purchase-list.ts';

const searchPauseMs = 250;
type Status = PurchaseStatus | 'all';

/** Everything that was ever bought, newest first, searched, filtered and paged by the server. */
export function PurchasesTab() {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const search = useSettled(typed.trim(), searchPauseMs);
  const [page, setPage] = usePageOf(`${status}:${search}`);
  const request = { search, status, page };
  const { data, isError, isPlaceholderData, refetch } = usePurchaseList(request);
  const [opened, setOpened] = useState<AdminPurchase | null>(null);

  return (
    <div className="stack">
      <div className="admin-tools">
        <SearchField label="Search name, email, transaction..." value={typed} onChange={setTyped} />
        <StatusFilter status={status} onStatus={setStatus} />
      </div>
      {data?.isPartial && (
        <NoticeBox tone="butter" title="More than 100 people fit this search">
          <p>Only purchases of those who joined last are shown. Type more of the address.</p>
        </NoticeBox>
      )}
      {isError && !data && <ListFailure what="purchases" onTryAgain={() => void refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading purchases..." />}
      {data?.total === 0 && <NoPurchases search={search} status={status} />}
      {data && data.total > 0 && (
        <>
          <PurchaseTable purchases={data.purchases} busy={isPlaceholderData} onOpen={setOpened} />
          <ListFoot page={page} total={data.total} onPage={setPage} />
        </>
      )}
      {opened && (
        <PurchaseDialog
          purchase={data?.purchases.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

type StatusFilterProps = { status: Status; onStatus: (status: Status) => void };

function StatusFilter({ status, onStatus }: StatusFilterProps) {
  return (
    <select
      className="input"
      aria-label="Status"
      value={status}
      onChange={(event) =>
        onStatus(purchaseStatuses.find((known) => known === event.target.value) ?? 'all')
      }
    >
      <option value="all">All Status</option>
      {purchaseStatuses.map((known) => (
        <option key={known} value={known}>
          {`${known.charAt(0).toUpperCase()}${known.slice(1)}`}
        </option>
      ))}
    </select>
  );
}

function NoPurchases({ search, status }: { search: string; status: Status }) {
  if (search) {
    return <EmptyState motif="glass" title={`No purchases matching "${search}" were found`} />;
  }
  const title = status === 'all' ? 'Nothing has been bought yet' : `No ${status} purchases`;
  return <EmptyState motif="book" title={title} />;
}
