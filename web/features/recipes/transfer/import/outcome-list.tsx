import { CircleAlert, CircleCheck, Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { numberInWords } from '#contract/in-words.ts';
import { Button } from '../../../../ui/button.tsx';

export type OutcomeRow = { name: string | undefined; from: string; reason: string };

type OutcomeListProps = {
  kind: 'ready' | 'duplicate' | 'refused';
  title: string;
  rows: readonly OutcomeRow[];
  children?: ReactNode;
};

const icons = { ready: CircleCheck, duplicate: Copy, refused: CircleAlert };
const rowsAtFirst = 10;
const rowsMore = 100;

/** The list never changes its order, and the same name can occur twice. */
function keyOf({ from, name }: OutcomeRow, place: number): string {
  return `${place} ${from} ${name}`;
}

/** Lists recipes with the same outcome and the reason. Renders nothing for an empty list. */
export function OutcomeList({ kind, title, rows, children }: OutcomeListProps) {
  const heading = useId();
  const [shownCount, setShownCount] = useState(rowsAtFirst);
  const Icon = icons[kind];
  if (rows.length === 0) return null;
  const left = rows.length - shownCount;
  return (
    <section className="outcomes" data-kind={kind} aria-labelledby={heading}>
      <h3 className="card-title" id={heading}>
        {title} <span className="soft">{numberInWords(rows.length)}</span>
      </h3>
      {children}
      <ul>
        {rows.slice(0, shownCount).map((row, index) => (
          <li key={keyOf(row, index)}>
            <Icon className="icon" />
            <div>
              <b>{row.name ?? row.from}</b>
              {row.reason && <p className="label">{row.reason}</p>}
              {row.name !== undefined && <p className="label faint">{row.from}</p>}
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button tone="ghost" onClick={() => setShownCount(shownCount + rowsMore)}>
          Show {numberInWords(Math.min(left, rowsMore))} more
        </Button>
      )}
    </section>
  );
}
