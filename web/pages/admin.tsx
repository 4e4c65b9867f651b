import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useCook } from '../data/session/session-store.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { PageSpinner } from '../ui/spinner.tsx';

/** A separate chunk that only admins load: a cook who types the URL does not download it. */
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

/** Redirects a signed-in user who is not an admin to the home page (spec §2), but only after their role was read. */
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
