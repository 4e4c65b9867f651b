import { useQuery } from '@tanstack/react-query';
import { BookOpen, CalendarDays, Coins, Heart } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Stat } from '../../ui/stat.tsx';
import { readDashboardStats } from './read-dashboard-stats.ts';

type DashboardStatsProps = {
  cookId: string;
  /** Undefined until it is known. */
  balance: number | undefined;
  /** The balance is the free credit of a new account; undefined until that is known. */
  isGift: boolean | undefined;
};

/** The four numbers of the dashboard; three if credits are disabled. */
export function DashboardStats({ cookId, balance, isGift }: DashboardStatsProps) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: recipeKeys.stats(cookId),
    queryFn: () => readDashboardStats(cookId, new Date()),
  });
  const creditsEnabled = useCreditsEnabled();
  if (isError && !data) {
    return (
      <section className="card grid gap-3 justify-items-start" role="alert">
        <h2 className="card-title">{notices.statsFailed.title}</h2>
        <p className="small soft">
          Error loading stats: {error.message || notices.statsFailed.message}
        </p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </section>
    );
  }
  return (
    <section className="stats" aria-label="Your numbers">
      <Stat
        label="Total Recipes"
        icon={BookOpen}
        value={data?.recipes}
        emptyText="No recipes yet"
      />
      <Stat label="Favorites" icon={Heart} value={data?.favorites} emptyText="No favorites yet" />
      {creditsEnabled && (
        <Stat
          label="Credits"
          icon={Coins}
          value={balance}
          emptyText="No credits remaining"
          low={isGift === false && balance !== undefined && balance <= limits.lowCreditsAt}
        />
      )}
      <Stat
        label="This Month"
        icon={CalendarDays}
        value={data?.thisMonth}
        emptyText="No recipes this month"
      />
    </section>
  );
}
