import clsx from 'clsx';
import { shortDate } from '#contract/in-words.ts';
import { creditKeys } from '../../data/credits/credit-keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type CreditEntry, entryInWords, signed } from './entry-in-words.ts';
import { PagedTable } from './paged-table.tsx';
import { readHistory } from './read-history.ts';
import { usePagedQuery } from './use-paged-query.ts';

const history = { keyOf: creditKeys.history, read: readHistory };

/** Every entry of the credit ledger, newest first. */
export function CreditHistory({ cookId }: { cookId: string }) {
  const { page, setPage, query } = usePagedQuery(cookId, history);
  return (
    <section aria-labelledby="credit-history">
      <h2 className="h3 mb-5" id="credit-history">
        Credit history
      </h2>
      <PagedTable
        caption="Credit history"
        query={query}
        page={page}
        onPage={setPage}
        failure="We couldn't load your credit history"
        empty={
          <EmptyState
            motif="threads"
            heading="h3"
            title="No credit activity yet"
            text="Credits you buy and use will show up here."
          />
        }
        head={
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="at-desk">
              Date
            </th>
            <th scope="col" className="right">
              Credits
            </th>
          </tr>
        }
        row={(entry) => <EntryRow key={entry.id} entry={entry} />}
      />
    </section>
  );
}

function EntryRow({ entry }: { entry: CreditEntry }) {
  const { what, why } = entryInWords(entry);
  const date = <time dateTime={entry.createdAt}>{shortDate(entry.createdAt)}</time>;
  return (
    <tr>
      <td className="cell-name">
        {what}
        <span className="cell-sub">
          <span className="on-phone">
            {date}
            {why && '\u00a0· '}
          </span>
          {why}
        </span>
      </td>
      <td className="num soft at-desk">{date}</td>
      <td className={clsx('right num delta', entry.delta > 0 && 'is-plus')}>
        {signed(entry.delta)}
      </td>
    </tr>
  );
}
