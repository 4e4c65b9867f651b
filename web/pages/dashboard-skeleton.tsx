import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';

/** Skeleton of the dashboard with the same layout, so that nothing shifts when the data arrives. */
export function DashboardSkeleton() {
  const stats = ['recipes', 'favorites', ...(useCreditsEnabled() ? ['credits'] : []), 'month'];
  return (
    <div className="page" role="status">
      <span className="sr-only">Loading</span>
      <div className="page-head">
        <div className="skel h-14 w-72" />
      </div>
      <div className="stats">
        {stats.map((name) => (
          <div key={name} className="stat">
            <div className="skel h-4 w-24" />
            <div className="skel h-11 w-14" />
          </div>
        ))}
      </div>
      <div className="dash">
        <div className="card">
          <div className="skel mb-5 h-7 w-44" />
          <div className="skel aspect-video" />
        </div>
        <div className="card">
          <div className="skel mb-5 h-7 w-40" />
          <div className="skel h-72" />
        </div>
      </div>
    </div>
  );
}
