import type { ReactNode } from 'react';
import './totals.css';

/** `value` is undefined while it loads: a placeholder reserves its space. */
export type Total = { name: string; value: string | undefined; note?: string };

/** Shows related numbers, each under its name. */
export function Totals({ totals, children }: { totals: readonly Total[]; children?: ReactNode }) {
  return (
    <section className="totals-part" aria-label="Totals">
      <dl className="totals">
        {totals.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === undefined ? <span className="skel" /> : <b className="num">{value}</b>}
              {note && <span className="cell-sub num">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
