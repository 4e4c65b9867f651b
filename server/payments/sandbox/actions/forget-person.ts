import type { Records } from '../records.ts';

/** What names a person in what the provider prints, as PostgreSQL writes a jsonb: `"email": "a@b.example"`. */
const naming = '"(email|name|phone|receipt_email|customer_email|user_id)": "(?:[^"\\\\]|\\\\.)*"';

/**
 * Takes name and address out of everything that is kept of a deleted customer: their checkouts, payments and cards, the events that told of
 * them, and answers that wait to be replayed. The real provider keeps its own books; these ones lie in the product's database, which must
 * not name whoever left.
 * @param ids the customer's, and those of the cards that were theirs
 */
export async function forgetPerson(
  { transaction }: Records,
  customerId: string,
  ids: string[],
): Promise<void> {
  await transaction`
    with named as (
      select id, body ->> 'payment_method' as card from private.sandbox_objects
      where id = any(${ids}::text[]) or customer = ${customerId}
    ), theirs as (
      -- A card that was used once and not saved belongs to nobody: the payment alone knows it.
      select id from named union select card from named
    )
    update private.sandbox_objects o set body = regexp_replace(o.body::text, ${naming}, '"\\1": null', 'g')::jsonb
    where o.id in (select id from theirs)
      or o.body -> 'data' -> 'object' ->> 'customer' = ${customerId}
      or o.body -> 'data' -> 'object' ->> 'id' in (select id from theirs)`;
  await transaction`
    delete from private.sandbox_idempotency_keys k where strpos(k.body, ${customerId}) > 0`;
}
