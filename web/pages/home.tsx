import { lazy, Suspense } from 'react';
import heroUrl from '../assets/dish-curry-1200.webp';
import { useCook } from '../data/session/session-store.ts';
import { BySession } from '../layout/by-session.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useRedirectErrorAtRoot } from '../layout/use-redirect-error-at-root.ts';
import type { Route } from './+types/home.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Landing } from './landing.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Recipes made for what you feel like',
    description:
      'Pick a meal, a cuisine, a diet and how much heat you can take. Saffron Table writes you a recipe for exactly that.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/',
    image: heroUrl,
  });
}

/** Landing page for visitors, dashboard for cooks. */
export default function Home() {
  const cook = useCook();
  useRedirectErrorAtRoot();
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
