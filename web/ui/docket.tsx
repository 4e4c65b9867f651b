import type { ReactNode } from 'react';

type DocketRow = { name: string; value: ReactNode };

type DocketProps = {
  rows: readonly DocketRow[];
  /** Shown above the rows. */
  head?: ReactNode;
  /** Shown if there are no rows. */
  emptyText?: string;
};

/** The kitchen ticket with the chosen preferences. */
export function Docket({ rows, head, emptyText }: DocketProps) {
  return (
    <div className="docket">
      {head}
      {rows.length === 0 && emptyText ? (
        <p className="small faint">{emptyText}</p>
      ) : (
        <dl>
          {rows.map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
