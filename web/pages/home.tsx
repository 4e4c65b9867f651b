import { lazy, Suspense } from 'react';
import { useCook } from '../data/session/session-store.ts';
import { BySession } from '../layout/by-session.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { webSite } from '../layout/structured-data.ts';
import { useRedirectWordsAtRoot } from '../layout/use-redirect-words-at-root.ts';
import type { Route } from './+types/home.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Landing } from './landing.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));

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

/** Landing page for visitors, dashboard for cooks. */
export default function Home() {
  const cook = useCook();
  useRedirectWordsAtRoot();
  return (
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
  );
}
