import { useEffect, useRef } from 'react';
import { countOf } from '#contract/in-words.ts';
import { Button } from '../../../ui/button.tsx';

type OlderChangesProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  count: number;
};

/** Shows the button that loads older changes, or the total once all are loaded. */
export function OlderChanges({ list, count }: OlderChangesProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const { hasNextPage } = list;
  useEffect(() => {
    // The button is removed with the last page, so the focus moves from the button to the total.
    if (!hasNextPage && wasPressed.current) end.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [hasNextPage]);
  return (
    <div className="change-foot">
      <p className="label soft num" aria-live="polite" tabIndex={-1} ref={end}>
        {hasNextPage
          ? `The latest ${countOf(count, 'change')}`
          : `${countOf(count, 'change')} in total`}
      </p>
      {list.isFetchNextPageError && (
        <p className="small" role="alert">
          We couldn't load older changes.
        </p>
      )}
      {hasNextPage && (
        <Button
          busy={list.isFetchingNextPage}
          onClick={() => {
            wasPressed.current = true;
            void list.fetchNextPage();
          }}
        >
          Older changes
        </Button>
      )}
    </div>
  );
}
