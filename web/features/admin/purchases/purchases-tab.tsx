import { useState } from 'react';
import { type PurchaseStatus, purchaseStatuses } from '#contract/payments.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ClearButton } from '../list/clear-button.tsx';
import { NoneFound } from '../list/none-found.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useValidPage } from '../list/use-valid-page.ts';
import { ListFailure, ListFoot, RowsSkeleton } from '../list-parts.tsx';
import { adminPageSize } from '../paging.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { usePurchaseList } from './use-purchase-list.ts';

type Status = PurchaseStatus | 'all';

/** Lists all purchases, newest first. The server does search, filters and pagination. */
export function PurchasesTab() {
  const address = useListAddress();
  const search = (address.read('q') ?? '').slice(0, 200);
  const status = statusNamed(address.read('status'));
  const { page } = address;
  const { data, isError, isPlaceholderData, refetch } = usePurchaseList({ search, status, page });
  useValidPage(address, data && { total: data.total, pageSize: adminPageSize });
  const clear = () => address.change({ q: null, status: null });
  const isClearable = (search !== '' || status !== 'all') && data?.total !== 0;
  const [opened, setOpened] = useState<AdminPurchase | null>(null);

  return (
    <div className="stack">
      <div className="list-tools">
        <SearchBox
          label="Search name, email, transaction..."
          value={search}
          onSearch={(text) => address.change({ q: text })}
        />
        <StatusFilter
          status={status}
          onStatus={(next) => address.change({ status: next === 'all' ? null : next })}
        />
        {isClearable && <ClearButton onClear={clear} />}
      </div>
      {isError && !data && <ListFailure what="purchases" onTryAgain={() => void refetch()} />}
      {!isError && !data && <RowsSkeleton label="Loading purchases..." />}
      {data?.total === 0 && <NoPurchases search={search} status={status} onClear={clear} />}
      {data && data.total > 0 && (
        <>
          <PurchaseTable purchases={data.purchases} busy={isPlaceholderData} onOpen={setOpened} />
          <ListFoot
            page={page}
            total={data.total}
            isAtLeast={data.isAtLeast}
            onPage={address.toPage}
          />
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

function statusNamed(word: string | null): Status {
  return purchaseStatuses.find((known) => known === word) ?? 'all';
}

type StatusFilterProps = { status: Status; onStatus: (status: Status) => void };

function StatusFilter({ status, onStatus }: StatusFilterProps) {
  return (
    <select
      className="input"
      aria-label="Status"
      value={status}
      onChange={(event) => onStatus(statusNamed(event.target.value))}
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

type NoPurchasesProps = { search: string; status: Status; onClear: () => void };

function NoPurchases({ search, status, onClear }: NoPurchasesProps) {
  if (search) {
    return <NoneFound title={`No purchases matching "${search}" were found`} onClear={onClear} />;
  }
  if (status !== 'all') return <NoneFound title={`No ${status} purchases`} onClear={onClear} />;
  return <EmptyState motif="book" title="No purchases yet" />;
}
