import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../data/session/session-store.ts';
import { notify } from '../ui/notify.ts';
import { notifyLinkMessage } from './notify-link-message.ts';
import { useRedirectWords } from './use-redirect-words.ts';

function notifyError(description: string) {
  import('#contract/notices.ts').then(
    ({ authenticationError }) => notify(authenticationError(description)),
    (cause: unknown) => console.warn('The notice could not be loaded.', cause),
  );
}

/**
 * Handles redirects of social sign-in and mailed links, which end at the site root even when they failed or were used before.
 * Visitors see the message on the sign-in screen, where they can continue; cooks see it here. The root URL is replaced either way.
 * Renders nothing: a component, so that it can be loaded when it is needed.
 */
export default function RedirectWordsAtRoot() {
  const { error, messageCode } = useRedirectWords();
  const { search, hash } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!error && !messageCode) return;
    if (status === 'signed-out')
      void navigate({ pathname: '/auth', search, hash }, { replace: true });
    if (status !== 'signed-in') return;
    void navigate('/', { replace: true });
    if (error) notifyError(error);
    else if (messageCode) notifyLinkMessage(messageCode);
  }, [error, messageCode, status, search, hash, navigate]);
  return null;
}
