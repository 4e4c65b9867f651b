import { dayWithWeekday } from '#contract/in-words.ts';
import type { DayPlot } from './day-plots.ts';
import type { Day } from './read-overview.ts';

/** Shows the data of a plot as a table, newest day first. */
export function DayTable({ plot, days }: { plot: DayPlot; days: readonly Day[] }) {
  return (
    <table className="table day-table">
      <caption className="sr-only">{`${plot.title} by day`}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {plot.series.map(({ key, label }) => (
            <th key={key} scope="col" className="right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{dayWithWeekday(day.date)}</th>
            {plot.series.map(({ key, amountOf }) => (
              <td key={key} className="right num">
                {plot.print(Math.abs(amountOf(day)))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
