import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Accessible name, for a screen with several paginations. */
  label?: string;
};

/** Previous, page numbers, Next. Renders nothing if there is only one page. */
export function Pagination({ page, pageCount, onPage, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  const [isFirst, isLast] = [page <= 1, page >= pageCount];
  return (
    <nav className="pager" aria-label={label}>
      <button
        type="button"
        className="btn btn-ghost"
        // Not `disabled`: the button would lose the focus when the user reaches the first page with it.
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
