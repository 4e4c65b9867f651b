import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dateAndTime } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { GenerationPage } from './list-generations.ts';
import type { Place } from './use-generation-filter.ts';

type LogPagerProps = { page: GenerationPage; onGo: (to: Place) => void };

/** Shows the time range of the page, with Newer and Older. Renders nothing if there is only one page. */
export function LogPager({ page, onGo }: LogPagerProps) {
  const { generations, hasNewer, hasOlder } = page;
  const [first, last] = [generations[0], generations.at(-1)];
  if (!first || !last || !(hasNewer || hasOlder)) return null;
  return (
    <nav className="list-pager" aria-label="Pages">
      <p className="label soft num" aria-live="polite">
        {`${dateAndTime(last.createdAt)} to ${dateAndTime(first.createdAt)}`}
      </p>
      <div className="list-pager-steps">
        <Button
          // `aria-disabled`, not `disabled`: a button that becomes disabled when pressed would lose the focus.
          aria-disabled={!hasNewer}
          onClick={() => hasNewer && onGo({ cursor: first, newer: true })}
        >
          <ChevronLeft className="icon" />
          Newer
        </Button>
        <Button
          aria-disabled={!hasOlder}
          onClick={() => hasOlder && onGo({ cursor: last, newer: false })}
        >
          Older
          <ChevronRight className="icon" />
        </Button>
      </div>
    </nav>
  );
}
