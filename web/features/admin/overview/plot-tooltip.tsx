import { dayWithWeekday } from '#contract/in-words.ts';
import type { DayPlot } from './day-plots.ts';
import { Swatch } from './swatch.tsx';

type PlotTooltipProps = {
  plot: DayPlot;
  /** Recharts passes `active`, `label` and `payload` for the point under the pointer. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
};

/** Shows the numbers of the day under the pointer, or of the day selected with the arrow keys. */
export function PlotTooltip({ plot, active, label, payload = [] }: PlotTooltipProps) {
  if (!active || typeof label !== 'string') return null;
  const amountOf = (key: string) => {
    const found = payload.find(({ dataKey }) => dataKey === key);
    return typeof found?.value === 'number' ? Math.abs(found.value) : 0;
  };
  return (
    <div className="plot-tooltip" role="status">
      <b>{dayWithWeekday(label)}</b>
      {plot.series.map((series) => (
        <span key={series.key}>
          <Swatch series={series} />
          {series.label}
          <span className="num">{plot.print(amountOf(series.key))}</span>
        </span>
      ))}
    </div>
  );
}
