import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../data/session/session-store.ts';
import { notify } from '../ui/notify.ts';
import { useRedirectError } from './use-redirect-error.ts';

/**
 * Social sign-in comes back to the site root, also when it failed: visitors are told on the sign-in screen, where they can try
 * again, and cooks where they are. The address is cleared either way.
 */
export function useRedirectErrorAtRoot() {
  const description = useRedirectError();
  const { search, hash } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!description) return;
    if (status === 'signed-out')
      void navigate({ pathname: '/auth', search, hash }, { replace: true });
    if (status !== 'signed-in') return;
    void navigate('/', { replace: true });
    import('#contract/notices.ts').then(
      ({ authenticationError }) => notify(authenticationError(description)),
      (cause: unknown) => console.warn('The notice could not be loaded.', cause),
    );
  }, [description, status, search, hash, navigate]);
}
