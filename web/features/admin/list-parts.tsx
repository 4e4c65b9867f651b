import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { pageCountOf, placeInWords } from './list/place-in-list.ts';
import { adminPageSize } from './paging.ts';

/** @param what what could not be loaded, to be read after "the" */
export function ListFailure({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <EmptyState motif="face" title={`We couldn't load the ${what}`}>
      <Button tone="primary" onClick={onTryAgain}>
        Try Again
      </Button>
    </EmptyState>
  );
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

/** Placeholder rows of the height of the loaded ones. */
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

type ListFootProps = {
  page: number;
  total: number;
  /** True if a search matches more than it lists. */
  isAtLeast?: boolean;
  onPage: (page: number) => void;
};

/** Shows the position in a long list, with pagination up to the last page. */
export function ListFoot({ page, total, isAtLeast = false, onPage }: ListFootProps) {
  const place = { page, pageSize: adminPageSize, total, isAtLeast };
  const pageCount = pageCountOf(place);
  return (
    <div className="list-foot">
      <p className="label soft num" aria-live="polite">
        {placeInWords(place).showing}
      </p>
      <Pagination page={page} pageCount={pageCount} onPage={onPage} />
      {isAtLeast && page === pageCount && (
        <p className="small soft">More results match this search. Type more to find them.</p>
      )}
    </div>
  );
}
