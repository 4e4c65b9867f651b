import type { Records } from '../records.ts';

/** Matches the fields that identify a person in the provider's objects, as PostgreSQL prints jsonb: `"email": "a@b.example"`. */
const naming = '"(email|name|phone|receipt_email|customer_email|user_id)": "(?:[^"\\\\]|\\\\.)*"';

/**
 * Removes the personal data of a deleted customer: it sets name, email and user id to null in their checkouts, payments, cards and events,
 * and deletes stored idempotent responses that mention the customer. The real provider keeps its own records; the sandbox's records are in
 * the product's database, which must not name a user who deleted their account.
 * @param ids the ids of the customer and of the cards that they had saved
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
