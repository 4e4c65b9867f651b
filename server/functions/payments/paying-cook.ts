import type { Services } from '../../services.ts';
import { readTokenOfCook, secondFactorRequired } from '../signed-in-cook.ts';
import { signedOut } from './refusals.ts';

/** A signed-in cook with their customer id at the payment provider; null when no customer was created yet. */
export type PayingCook = { id: string; customer: string | null };

const question = `
  select json_build_object(
    'given', auth.has_required_aal(),
    'customer', private.payment_customer(($1::text[])[1]::uuid)
  )::text as body, 1 as rows, null::float8 as total`;

/**
 * Reads the calling cook in one statement.
 * @throws NoticeError 401 for a caller who is not signed in, ApiError 401 for a bad token, 403 when the second factor is missing
 */
export async function readPayingCook(request: Request, services: Services): Promise<PayingCook> {
  const { userId: id, caller } = await readTokenOfCook(request, services, signedOut);
  // Only the service role may read customers. The claims stay those of the cook: the second factor is checked against them.
  const { body } = await services.database.queryAsService(
    { text: question, values: [id], readOnly: false, keepAs: 'paying_cook' },
    caller.claims,
  );
  const { given, customer } = JSON.parse(body) as { given: boolean; customer: string | null };
  if (!given) throw secondFactorRequired();
  return { id, customer };
}
