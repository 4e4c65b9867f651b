import clsx from 'clsx';
import { numberInWords } from '#contract/in-words.ts';
import { reasonInWords, shareInWords } from '../generations/in-words.ts';
import type { Overview } from './read-overview.ts';

/** Shows why generations failed, most frequent reason first, as a table with bars. */
export function FailureReasons({ failures }: Pick<Overview, 'failures'>) {
  const all = failures.reduce((sum, { failed }) => sum + failed, 0);
  const most = failures[0]?.failed ?? 1;
  return (
    <section
      className={clsx('card plot-card', failures.length === 0 && 'is-empty')}
      aria-labelledby="failure-reasons"
    >
      <div className="plot-head">
        <h2 className="card-title" id="failure-reasons">
          Why they failed
        </h2>
      </div>
      {failures.length === 0 ? (
        <p className="soft">No failures in this period.</p>
      ) : (
        <table className="reasons">
          <caption className="sr-only">Failures by reason</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Generations</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {failures.map(({ reason, failed }) => (
              <tr key={reason}>
                <th scope="row">
                  {reasonInWords(reason)}
                  <svg
                    className="reason-bar"
                    viewBox="0 0 100 6"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={(failed / most) * 100} height="6" />
                  </svg>
                </th>
                <td className="num">{numberInWords(failed)}</td>
                <td className="num soft">{shareInWords(failed, all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
