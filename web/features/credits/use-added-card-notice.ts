import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { notices } from '#contract/notices.ts';
import { notify } from '../../ui/notify.ts';

/** The provider's page leads back with `?card=added`: that is said once, and taken off the address. */
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
