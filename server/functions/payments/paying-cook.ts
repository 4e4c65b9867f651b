import type { Services } from '../../services.ts';
import { readTokenOfCook, secondFactorOwed } from '../signed-in-cook.ts';
import { signedOut } from './refusals.ts';

/** A signed-in cook, and which customer they are at the payment provider: null where none was made. */
export type PayingCook = { id: string; customer: string | null };

const question = `
  select json_build_object(
    'given', auth.has_required_aal(),
    'customer', private.payment_customer(($1::text[])[1]::uuid)
  )::text as body, 1 as rows, null::float8 as total`;

/**
 * Who asks, in one statement.
 * @throws NoticeError 401 for those who are not signed in, ApiError 401 for a bad token, 403 where a second factor is owed
 */
export async function readPayingCook(request: Request, services: Services): Promise<PayingCook> {
  const { userId: id, caller } = await readTokenOfCook(request, services, signedOut);
  // Customers are the service's to read; the claims stay the cook's own, which the second factor is judged by.
  const { body } = await services.database.queryAsCaller(
    { ...caller, role: 'service_role' },
    { text: question, values: [id], readOnly: false, keepAs: 'paying_cook' },
  );
  const { given, customer } = JSON.parse(body) as { given: boolean; customer: string | null };
  if (!given) throw secondFactorOwed();
  return { id, customer };
}
