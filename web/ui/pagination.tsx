import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Where a screen has several of them. */
  label?: string;
};

/** Previous, page numbers, Next. Nothing where there is only one page. */
export function Pagination({ page, pageCount, onPage, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  const [isFirst, isLast] = [page <= 1, page >= pageCount];
  return (
    <nav className="pager" aria-label={label}>
      <button
        type="button"
        className="btn btn-ghost"
        // Not `disabled`: whoever has just pressed it for the last time would lose their place.
        aria-disabled={isFirst}
        onClick={() => !isFirst && onPage(page - 1)}
      >
        <ChevronLeft className="icon" />
        <span className="word">Previous</span>
      </button>
      {pageWindow(page, pageCount).map((step, index, steps) =>
        step === 'gap' ? (
          <span key={`after-${steps[index - 1]}`} className="gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={step}
            type="button"
            className="btn-num"
            aria-label={`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onPage(step)}
          >
            {step}
          </button>
        ),
      )}
      <button
        type="button"
        className="btn btn-ghost"
        aria-disabled={isLast}
        onClick={() => !isLast && onPage(page + 1)}
      >
        <span className="word">Next</span>
        <ChevronRight className="icon" />
      </button>
    </nav>
  );
}
