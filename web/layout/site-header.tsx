import { lazy, Suspense } from 'react';
import { useCook } from '../data/session/session-store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BySession } from './by-session.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { cookNav, visitorNav } from './nav-items.ts';
import { PhoneMenuButton } from './phone-menu-button.tsx';

const AccountArea = lazy(() => import('./account-area.tsx'));

/** Logo, links, balance and account; a menu button on a phone. */
export function SiteHeader() {
  const cook = useCook();
  const waiting = <span className="skel account-skeleton" aria-hidden="true" />;
  return (
    <header className="site-header">
      <div className="page">
        <Logo />
        <BySession visitor={<MainNav items={visitorNav} />} cook={<MainNav items={cookNav} />} />
        <div className="header-end">
          <BySession
            visitor={<ButtonLink to="/auth">Sign In</ButtonLink>}
            cook={
              cook ? (
                <Suspense fallback={waiting}>
                  <AccountArea key={cook.id} cook={cook} />
                </Suspense>
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
