import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { nextPathIn } from '../data/mailed-path.ts';
import { linkMessageCodeOf } from '../data/redirect-words.ts';
import { rememberReturnPath } from '../data/return-path.ts';
import { useSession } from '../data/session/session-store.ts';
import { AuthScreen } from '../features/session/auth-screen.tsx';
import { useReturnAfterSignIn } from '../features/session/use-return-after-sign-in.ts';
import { BySession } from '../layout/by-session.tsx';
import { notifyLinkMessage } from '../layout/notify-link-message.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import type { Route } from './+types/auth.ts';

export function meta({ matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.publicSettings;
  const present = settings?.creditsEnabled === false ? '' : ' with 1 free recipe generation';
  return pageMeta({
    title: 'Sign In',
    description: `Sign in to Saffron Table, or create an account${present}.`,
    siteUrl: settings?.siteUrl,
    path: '/auth',
  });
}

/** Sign in or register. A signed-in user is redirected to the page that they wanted. */
export default function Auth() {
  const { status } = useSession();
  const returnToWanted = useReturnAfterSignIn();
  const [query, setQuery] = useSearchParams();
  // Keep the route guard's state about the requested page on both tabs.
  const { state, search, hash } = useLocation();
  const tab = query.get('tab') === 'register' ? 'register' : 'sign-in';

  /** Changes the tab or the form. Drops all other parameters of the URL, such as those of a redirect. */
  function change(by: { tab?: 'register' | null; by?: 'code' | null }) {
    const kept = { tab: query.get('tab'), by: query.get('by'), ...by };
    const names = Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setQuery(Object.fromEntries(names), { replace: true, state, preventScrollReset: true });
  }

  // A mailed link may be opened on another device, so it carries the requested path itself.
  useEffect(() => {
    const next = nextPathIn(search);
    if (next) rememberReturnPath(next);
  }, [search]);

  // Visitors read the link's message above the form: do not repeat it after they sign in.
  const hasRead = useRef(false);

  useEffect(() => {
    if (status === 'signed-out') hasRead.current = true;
    if (status !== 'signed-in') return;
    const code = linkMessageCodeOf({ search, hash });
    if (code && !hasRead.current) notifyLinkMessage(code);
    returnToWanted();
  }, [status, returnToWanted, search, hash]);

  return (
    <BySession
      visitor={
        <AuthScreen
          tab={tab}
          onTab={(next) => change({ tab: next === 'register' ? next : null })}
          isByCode={query.get('by') === 'code'}
          onByCode={(isByCode) => change({ by: isByCode ? 'code' : null })}
        />
      }
      cook={<PageSpinner />}
    />
  );
}
