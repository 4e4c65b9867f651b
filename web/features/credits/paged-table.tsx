import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { keyed } from '../../ui/keyed.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { type ListPage, rowsOnPage } from './paging.ts';

type PagedTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  query: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  page: number;
  onPage: (page: number) => void;
  failure: string;
  empty: ReactNode;
  head: ReactNode;
  row: (row: Row) => ReactNode;
};

/** A table with ten rows per page, including its loading, error and empty states. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, query, page, onPage, failure, empty, head, row } = props;
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  if (isError) {
    return (
      <EmptyState motif="face" heading="h3" title={failure}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <TableSkeleton />;
  if (data.total === 0) return empty;
  const pageCount = Math.ceil(data.total / rowsOnPage);
  return (
    <div className="grid gap-5">
      <div className="table-wrap" aria-busy={isPlaceholderData || undefined}>
        <table className="table ledger">
          <caption className="sr-only">{caption}</caption>
          <thead>{head}</thead>
          <tbody>{data.rows.map(row)}</tbody>
        </table>
      </div>
      <p className="sr-only" role="status">
        {pageCount > 1 && !isPlaceholderData && `${caption}: page ${page} of ${pageCount}`}
      </p>
      <Pagination label={`Pages of ${caption}`} page={page} pageCount={pageCount} onPage={onPage} />
    </div>
  );
}

function TableSkeleton() {
  return (
    <div className="table-wrap" aria-hidden="true">
      {keyed(Array.from({ length: 4 }, () => 'row')).map(({ key }) => (
        <div key={key} className="ledger-skeleton">
          <span className="skel w-2/5" />
          <span className="skel w-10" />
        </div>
      ))}
    </div>
  );
}
