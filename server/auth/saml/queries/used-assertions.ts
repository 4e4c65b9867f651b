import { createHash } from 'node:crypto';
import type { Transaction } from '#server/database/database.ts';

/** Marks an assertion as used, to prevent replay. @returns true only for the first use across all processes */
export async function takeAssertion(
  transaction: Transaction,
  assertion: { issuer: string; id: string; usableUntil: Date },
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([assertion.issuer, assertion.id]))
    .digest('hex');
  const used = await transaction`
    insert into private.saml_assertions (hash, expires_at) values (${hash}, ${assertion.usableUntil})
    on conflict do nothing`;
  return used.count === 1;
}
