import type { ReactNode } from 'react';
import './totals.css';

/** Undefined while it is added up: its place is kept. */
export type Total = { name: string; value: string | undefined; note?: string };

/** Numbers that belong together, each under its name. */
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
