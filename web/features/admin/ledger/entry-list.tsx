import clsx from 'clsx';
import { dateAndTime, wordFor } from '#contract/in-words.ts';
import { kindInWords, signed } from './kind-in-words.ts';
import type { LedgerEntry } from './list-entries.ts';

/** Lists ledger entries: kind, time, actor, reason and number of credits. */
export function EntryList({ entries, label }: { entries: readonly LedgerEntry[]; label: string }) {
  return (
    <ul className="entries" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <b>{kindInWords(entry.kind)}</b>
            <span className="cell-sub num">
              {dateAndTime(entry.createdAt)}
              {entry.actor && ` · by ${entry.actor}`}
            </span>
            {entry.reason && <span className="small soft entry-reason">{entry.reason}</span>}
          </div>
          <span className={clsx('num entry-delta', entry.delta > 0 && 'is-plus')}>
            {signed(entry.delta)}
            <span className="sr-only">{` ${wordFor(Math.abs(entry.delta), 'credit')}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function EntrySkeleton() {
  return (
    <div className="entries" role="status">
      <span className="sr-only">Loading entries...</span>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="skel h-12" />
      ))}
    </div>
  );
}
