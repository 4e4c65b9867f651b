import { Outlet } from 'react-router';
import smallUrl from '../assets/dish-shakshuka-640.webp';
import largeUrl from '../assets/dish-shakshuka-1200.webp';
import { Logo } from '../layout/logo.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';

/** The auth screens stand outside the main layout: one picture, one form. */
export default function AuthLayout() {
  return (
    <>
      <OfflineBanner />
      <div className="auth">
        <div className="auth-pic">
          <img
            src={largeUrl}
            srcSet={`${smallUrl} 640w, ${largeUrl} 1200w`}
            sizes="(min-width: 64rem) 54vw, 100vw"
            alt=""
            width={1200}
            height={800}
          />
        </div>
        <main id="main" className="auth-main">
          <div className="auth-box">
            <Logo />
            <Outlet />
          </div>
        </main>
      </div>
    </>
  );
}
