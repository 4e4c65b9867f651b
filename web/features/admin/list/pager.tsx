import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { type PlaceInList, pageCountOf, placeInWords } from './place-in-list.ts';

type PagerProps = PlaceInList & {
  onPage: (page: number) => void;
  /** Where a screen has several of them. */
  label?: string;
  /** Where counting stopped: whether there is a page after this one. */
  hasNext?: boolean;
};

/** Where in the list one is, Previous and Next (spec §2). Nothing where there is only one page. */
export function Pager({ onPage, label = 'Pages', ...place }: PagerProps) {
  const { page, hasNext = page < pageCountOf(place) } = place;
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
          // Not `disabled`: whoever has just pressed it for the last time would lose their place.
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
