import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { notices } from '#contract/notices.ts';
import { notify } from '../../ui/notify.ts';

/** Shows a notice once when the provider's page returns with `?card=added`, and removes the parameter from the URL. */
export function useAddedCardNotice() {
  const [query, setQuery] = useSearchParams();
  const added = query.get('card') === 'added';
  useEffect(() => {
    if (!added) return;
    notify(notices.cardAdded);
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('card');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [added, setQuery]);
}
