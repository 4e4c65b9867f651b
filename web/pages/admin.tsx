import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useCook } from '../data/session/session-store.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { PageSpinner } from '../ui/spinner.tsx';

/** A piece of code of its own, asked for by admins alone: not even a cook who types the address loads it. */
const AdminScreen = lazy(() =>
  import('../features/admin/admin-screen.tsx').then((module) => ({ default: module.AdminScreen })),
);

export function meta() {
  return pageMeta({
    title: 'Admin Panel',
    description: 'Users, credits and purchases.',
    noindex: true,
  });
}

/** Whoever is signed in and no admin is sent home (spec §2), but not before their role was read. */
export default function Admin() {
  const cook = useCook();
  if (!cook || (!cook.roleIsKnown && cook.role !== 'admin')) return <PageSpinner />;
  if (cook.role !== 'admin') return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AdminScreen />
    </Suspense>
  );
}
