import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { Segment } from '../../../ui/segment.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ListFailure } from '../list-parts.tsx';
import { dayPlots } from './day-plots.ts';
import { FailureReasons } from './failure-reasons.tsx';
import './overview.css';
import { OverviewTotals } from './overview-totals.tsx';
import { PlotCard } from './plot-card.tsx';
import { useOverview } from './use-overview.ts';

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
const usual = '30';

/** Shows the last days as totals and as plots by day. */
export function OverviewTab() {
  const withCredits = useCreditsEnabled();
  const { read, change } = useListAddress();
  const span = spans.find(({ value }) => value === read('days'))?.value ?? usual;
  const { data, isError, isPlaceholderData, refetch } = useOverview(Number(span));
  if (isError && !data) return <ListFailure what="overview" onTryAgain={() => void refetch()} />;
  const [generations, ...others] = dayPlots.filter((plot) => withCredits || !plot.aboutCredits);
  return (
    <div className="stack">
      <div className="overview-head">
        <Segment
          legend="Period"
          options={spans}
          value={span}
          onChange={(days) => change({ days: days === usual ? null : days })}
        />
        <p className="label soft">
          {data ? `${data.timeZone.replaceAll('_', ' ')} days, including today` : '\u00a0'}
        </p>
      </div>
      <OverviewTotals overview={data} withCredits={withCredits} />
      {!data && <PlotsSkeleton count={others.length + 2} />}
      {data && generations && (
        <div className="plots">
          <PlotCard plot={generations} days={data.days} isBusy={isPlaceholderData} />
          <FailureReasons failures={data.failures} />
          {others.map((plot) => (
            <PlotCard key={plot.id} plot={plot} days={data.days} isBusy={isPlaceholderData} />
          ))}
        </div>
      )}
    </div>
  );
}

function PlotsSkeleton({ count }: { count: number }) {
  return (
    <div className="plots" role="status">
      <span className="sr-only">Loading the overview...</span>
      {Array.from({ length: count }, (_, place) => `plot-${place}`).map((place) => (
        <div key={place} className="card plot-card">
          <div className="skel plot-card-skeleton" />
        </div>
      ))}
    </div>
  );
}
