import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { type PlaceInList, pageCountOf, placeInWords } from './place-in-list.ts';

type PagerProps = PlaceInList & {
  onPage: (page: number) => void;
  /** The accessible name, needed if a screen has several pagers. */
  label?: string;
};

/** Shows the position in the list, Previous and Next (spec §2). Renders nothing if there is only one page. */
export function Pager({ onPage, label = 'Pages', ...place }: PagerProps) {
  const { page } = place;
  const hasNext = page < pageCountOf(place);
  if (page === 1 && !hasNext) return null;
  const words = placeInWords(place);
  const isFirst = page <= 1;
  return (
    <nav className="list-pager" aria-label={label}>
      <p className="label soft num" aria-live="polite">
        {words.showing}
      </p>
      <div className="list-pager-steps">
        <Button
          // `aria-disabled`, not `disabled`: a button that becomes disabled when pressed would lose the focus.
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPage(page - 1)}
        >
          <ChevronLeft className="icon" />
          Previous
        </Button>
        <span className="label num">{words.page}</span>
        <Button aria-disabled={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
          Next
          <ChevronRight className="icon" />
        </Button>
      </div>
    </nav>
  );
}
