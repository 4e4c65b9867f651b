import { Outlet, useLocation, useNavigation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** The layout of every page except the auth screens. */
export default function SiteLayout() {
  const { key, pathname } = useLocation();
  const navigation = useNavigation();
  const main = useFocusOnNewPage(pathname);
  // Only recipe pages wait for the server: show their skeleton while they load.
  const next = navigation.location?.pathname;
  const recipeIsComing = next !== undefined && next !== pathname && next.startsWith('/recipe/');
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary place={key}>
          {recipeIsComing ? <RecipeSkeleton /> : <Outlet />}
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
