import { lazy, Suspense } from 'react';
import { useCook } from '../data/session/session-store.ts';
import { BySession } from './by-session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PhoneMenuButton } from './phone-menu-button.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useNavItems } from './use-nav-items.ts';

const AccountArea = lazy(() => import('./account-area.tsx'));

/** The site header: logo, links, balance and account; a menu button on a phone. */
export function SiteHeader() {
  const cook = useCook();
  const items = useNavItems();
  const waiting = <span className="skel account-skeleton" aria-hidden="true" />;
  return (
    <header className="site-header">
      {/* In the sticky header, so that users who have scrolled down see it too. */}
      <OfflineBanner />
      <div className="page">
        <Logo />
        <BySession
          visitor={<MainNav items={items.visitor} />}
          cook={<MainNav items={items.cook} />}
        />
        <div className="header-end">
          <BySession
            visitor={<SignInLink />}
            cook={
              cook ? (
                <ErrorBoundary place={cook.id} fallback={<RefreshButton />}>
                  <Suspense fallback={waiting}>
                    <AccountArea key={cook.id} cook={cook} />
                  </Suspense>
                </ErrorBoundary>
              ) : (
                waiting
              )
            }
          />
          <PhoneMenuButton />
        </div>
      </div>
    </header>
  );
}
