import { Link } from 'react-router';
import { shortDate } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import { creditKeys } from '../../data/credits/credit-keys.ts';
import { Badge } from '../../ui/badge.tsx';
import { creditsInWords } from './credits-in-words.ts';
import { PagedTable } from './paged-table.tsx';
import { remarkOf, statusInWords, statusPath } from './purchase-in-words.ts';
import { type Purchase, readPurchases } from './read-purchases.ts';
import { usePagedQuery } from './use-paged-query.ts';

const purchases = { keyOf: creditKeys.purchases, read: readPurchases };

/** Purchases and started checkouts with their status. Renders nothing for a cook without any. */
export function PurchaseList({ cookId }: { cookId: string }) {
  const { page, setPage, query } = usePagedQuery(cookId, purchases);
  if (!query.isError && !query.data?.total) return null;
  return (
    <section aria-labelledby="purchases">
      <h2 className="h3 mb-5" id="purchases">
        Purchases
      </h2>
      <PagedTable
        caption="Purchases"
        query={query}
        page={page}
        onPage={setPage}
        failure="We couldn't load your purchases"
        empty={null}
        head={
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="at-desk">
              Date
            </th>
            <th scope="col" className="right at-desk">
              Price
            </th>
            <th scope="col" className="right">
              Status
            </th>
          </tr>
        }
        row={(purchase) => <PurchaseRow key={purchase.id} purchase={purchase} />}
      />
    </section>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const date = <time dateTime={purchase.created_at}>{shortDate(purchase.created_at)}</time>;
  const price = moneyInWords(purchase.amount_cents, packCurrency);
  const remark = remarkOf(purchase);
  return (
    <tr>
      <td className="cell-name">
        {creditsInWords(purchase.credits)}
        <span className="cell-sub on-phone">
          {date}
          {'\u00a0· '}
          {price}
        </span>
        {remark && <span className="cell-sub">{remark}</span>}
      </td>
      <td className="num soft at-desk">{date}</td>
      <td className="right num at-desk">{price}</td>
      <td className="right">
        <PurchaseStatusCell purchase={purchase} />
      </td>
    </tr>
  );
}

function PurchaseStatusCell({ purchase }: { purchase: Purchase }) {
  const { label, tone } = statusInWords(purchase.status);
  const path = statusPath(purchase);
  return (
    <span className="purchase-status">
      <Badge tone={tone}>{label}</Badge>
      {path && (
        <Link className="link label" to={path}>
          View status
          <span className="sr-only"> of {creditsInWords(purchase.credits)}</span>
        </Link>
      )}
    </span>
  );
}
