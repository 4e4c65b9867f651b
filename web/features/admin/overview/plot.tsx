import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { dayAndMonth } from '#contract/in-words.ts';
import { type DayPlot, dashesOf, type Series } from './day-plots.ts';
import { daysNamed } from './days-named.ts';
import { PlotTooltip } from './plot-tooltip.tsx';
import type { Day } from './read-overview.ts';

export type PlotProps = { plot: DayPlot; days: readonly Day[] };

const tick = { fill: 'var(--ink-faint)', fontSize: 13 };

const patternOf = (plot: DayPlot, { key }: Series) => `hatch-${plot.id}-${key}`;
const fillOf = (plot: DayPlot, series: Series) =>
  series.look === 'hatched' ? `url(#${patternOf(plot, series)})` : series.colour;

/** Hatch patterns for failures and refunds, to distinguish them without colour. */
function hatches(plot: DayPlot) {
  return (
    <defs>
      {plot.series
        .filter(({ look }) => look === 'hatched')
        .map((series) => (
          <pattern
            key={series.key}
            id={patternOf(plot, series)}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="var(--surface)" />
            <rect width="3.5" height="6" fill={series.colour} />
          </pattern>
        ))}
    </defs>
  );
}

/** Axes, grid and tooltip, shared by all plots. */
function frame({ plot, days }: PlotProps) {
  const named = new Set(daysNamed(days));
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    <XAxis
      key="days"
      dataKey="date"
      tickFormatter={(date) => (named.has(date) ? dayAndMonth(date) : '')}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--line-strong)' }}
      // Not `ticks`: the arrow keys would move through those days only.
      interval={0}
    />,
    <YAxis
      key="values"
      width="auto"
      tickFormatter={plot.printTick ?? plot.print}
      tick={tick}
      tickLine={false}
      axisLine={false}
      allowDecimals={plot.id === 'cost'}
      tickCount={4}
    />,
    <Tooltip
      key="tooltip"
      isAnimationActive={false}
      cursor={
        plot.shape === 'bars'
          ? { fill: 'var(--hover)' }
          : { stroke: 'var(--line-control)', strokeWidth: 1 }
      }
      content={<PlotTooltip plot={plot} />}
    />,
  ];
}

/** Draws a plot by day. Loaded lazily as a separate chunk with the chart library. */
export default function Plot(props: PlotProps) {
  const { plot, days } = props;
  const data = days.map((day) => ({
    date: day.date,
    ...Object.fromEntries(plot.series.map(({ key, amountOf }) => [key, amountOf(day)])),
  }));
  const shared = {
    data,
    // The label of the last day is wider than its bar.
    margin: { top: 8, right: 24, bottom: 0, left: 0 },
    'aria-label': `${plot.title} by day, as a chart. Use the arrow keys to move through the days.`,
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      {plot.shape === 'bars' ? (
        <BarChart {...shared} stackOffset="sign" barCategoryGap="18%">
          {hatches(plot)}
          {frame(props)}
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          {plot.series.map((series) => (
            <Bar
              key={series.key}
              dataKey={series.key}
              stackId="day"
              fill={fillOf(plot, series)}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      ) : (
        <LineChart {...shared}>
          {frame(props)}
          {plot.series.map(({ key, colour, look }) => (
            <Line
              key={key}
              dataKey={key}
              stroke={colour}
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray={dashesOf(look) ?? undefined}
              dot={false}
              activeDot={{ r: 5, stroke: 'var(--surface)', strokeWidth: 2 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  );
}
