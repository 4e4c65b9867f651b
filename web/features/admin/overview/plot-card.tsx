import { ChartNoAxesColumn, Table } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { DayPlot } from './day-plots.ts';
import { DayTable } from './day-table.tsx';
import type { Day } from './read-overview.ts';
import { Swatch } from './swatch.tsx';

const Plot = lazy(() => import('./plot.tsx'));

type PlotCardProps = { plot: DayPlot; days: readonly Day[]; isBusy: boolean };

/** Shows a plot with its legend. The same data is a table for screen readers, and a button shows that table to every user. */
export function PlotCard({ plot, days, isBusy }: PlotCardProps) {
  const [asTable, setAsTable] = useState(false);
  const title = `plot-${plot.id}`;
  const isEmpty = days.every((day) => plot.series.every(({ amountOf }) => amountOf(day) === 0));
  const Icon = asTable ? ChartNoAxesColumn : Table;
  return (
    <section className="card plot-card" aria-labelledby={title} aria-busy={isBusy || undefined}>
      <div className="plot-head">
        <h2 className="card-title" id={title}>
          {plot.title}
        </h2>
        <Button
          tone="ghost"
          aria-label={`${asTable ? 'Plot' : 'Table'} of ${plot.title}`}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon className="icon" />
          {asTable ? 'Plot' : 'Table'}
        </Button>
      </div>
      <Legend plot={plot} />
      <div className="plot-place">
        {!asTable && isEmpty && <p className="soft plot-nothing">{plot.nothing}</p>}
        {!asTable && !isEmpty && (
          <Suspense fallback={<div className="skel plot-skeleton" />}>
            <Plot plot={plot} days={days} />
          </Suspense>
        )}
        {/* Same place and height as the plot: no layout shift below it. */}
        <section
          className={asTable ? 'plot-table' : 'sr-only'}
          aria-label={`${plot.title} by day`}
          // The table scrolls, so it must be reachable by keyboard.
          {...(asTable && { tabIndex: 0 })}
        >
          <DayTable plot={plot} days={days} />
        </section>
      </div>
    </section>
  );
}

/** Also shown for a single series: with a legend line in every card, plots side by side start at the same height. */
function Legend({ plot }: { plot: DayPlot }) {
  return (
    <ul className="plot-legend" aria-hidden="true">
      {plot.series.map((series) => (
        <li key={series.key}>
          <Swatch series={series} />
          {series.label}
        </li>
      ))}
    </ul>
  );
}
