import { createHash } from 'node:crypto';
import type { Transaction } from '#server/database/database.ts';

/** @returns true for the one caller, of all processes, that uses the assertion for the first time */
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
