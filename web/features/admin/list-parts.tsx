import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { adminPageSize } from './paging.ts';

/** @param what what could not be loaded, to be read after "The" */
export function ListFailure({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <EmptyState motif="face" title={`The ${what} could not be loaded`}>
      <Button tone="primary" onClick={onTryAgain}>
        Try Again
      </Button>
    </EmptyState>
  );
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

/** Rows of the height that comes. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div className="table-wrap rows-skeleton" role="status">
      <span className="sr-only">{label}</span>
      {places.map((place) => (
        <div key={place} className="skel" />
      ))}
    </div>
  );
}

type ListFootProps = { page: number; total: number; onPage: (page: number) => void };

/** Where in the list one is, and the way on. */
export function ListFoot({ page, total, onPage }: ListFootProps) {
  const from = (page - 1) * adminPageSize + 1;
  const to = Math.min(page * adminPageSize, total);
  return (
    <div className="list-foot">
      <p className="label soft num" aria-live="polite">
        {`Showing ${from} to ${to} of ${total.toLocaleString('en')} results`}
      </p>
      <Pagination page={page} pageCount={Math.ceil(total / adminPageSize)} onPage={onPage} />
    </div>
  );
}
