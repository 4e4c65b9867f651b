import type { ReactNode } from 'react';
import smallUrl from '../assets/dish-shakshuka-800.avif';
import largeUrl from '../assets/dish-shakshuka-1200.avif';
import { NeedsScript } from '../ui/needs-script.tsx';
import { Logo } from './logo.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Layout of the sign-in screens, separate from the main layout: one picture, one form. */
export function AuthFrame({ place, children }: { place: string; children: ReactNode }) {
  const main = useFocusOnNewPage(place);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <OfflineBanner />
      <div className="auth">
        <div className="auth-pic">
          <img
            src={largeUrl}
            srcSet={`${smallUrl} 800w, ${largeUrl} 1200w`}
            sizes="(min-width: 64rem) 54vw, 100vw"
            alt=""
            width={1200}
            height={800}
          />
        </div>
        <main id="main" className="auth-main" tabIndex={-1} ref={main}>
          <div className="auth-box">
            <Logo />
            <NeedsScript className="mt-6" />
            {children}
          </div>
        </main>
      </div>
    </>
  );
}
