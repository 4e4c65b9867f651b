import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCook } from '../data/session/session-store.ts';
import { BySession } from '../layout/by-session.tsx';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { webSite } from '../layout/structured-data.ts';
import type { Route } from './+types/home.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Landing } from './landing.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));
const RedirectWordsAtRoot = lazy(() => import('../layout/redirect-words-at-root.ts'));

/** What redirect-words.ts reads from an address. */
const redirectWords = /error_(description|code)|message_code/;

export function meta({ matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.publicSettings;
  const tags = pageMeta({
    title: 'Recipes made for what you feel like',
    description:
      'Pick a meal, a cuisine, a diet and how much heat you can take. Saffron Table writes you a recipe for exactly that.',
    siteUrl: settings?.siteUrl,
    path: '/',
  });
  if (!settings) return tags;
  return [...tags, { 'script:ld+json': webSite(settings.siteUrl, settings.contactSupportEmail) }];
}

/** Shows the message of the redirect that led here. Few visits bring one, so its code is loaded only for those. */
function RedirectMessage() {
  const { search, hash } = useLocation();
  const [isThere, setThere] = useState(false);
  // After hydration: the server never sees the hash.
  useEffect(() => setThere(redirectWords.test(search + hash)), [search, hash]);
  if (!isThere) return null;
  return (
    <ErrorBoundary place={search + hash} fallback={null}>
      <Suspense>
        <RedirectWordsAtRoot />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Landing page for visitors, dashboard for cooks. */
export default function Home() {
  const cook = useCook();
  return (
    <>
      <RedirectMessage />
      <BySession
        visitor={<Landing />}
        cook={
          cook ? (
            <Suspense fallback={<DashboardSkeleton />}>
              <Dashboard key={cook.id} cook={cook} />
            </Suspense>
          ) : (
            <DashboardSkeleton />
          )
        }
      />
    </>
  );
}
