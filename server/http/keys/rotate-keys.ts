import type { Database, Transaction } from '../../database/database.ts';
import type { SecretKey } from '../../secret-key.ts';
import { createKey, insertApiKey, type KeyRow, lockKeys, readKeys } from './key-rows.ts';
import { type KeyState, signingKeyOf, standbyMs, stateOf, verifiesUntil } from './key-times.ts';
import { signApiKey } from './sign-token.ts';

/** A change of keys that is refused as harmful. Its message is for the operator. */
export class KeyRotationRefused extends Error {
  override name = 'KeyRotationRefused';
}

type KeyServices = { database: Database; secret: SecretKey; clock: () => Date };

function changeKeys<T>(
  { database, clock }: KeyServices,
  work: (transaction: Transaction, keys: KeyRow[], now: Date) => Promise<T>,
): Promise<T> {
  return database.asService(async (transaction) => {
    await lockKeys(transaction);
    return work(transaction, await readKeys(transaction), clock());
  });
}

async function handOver(transaction: Transaction, from: KeyRow, at: Date): Promise<void> {
  await transaction`
    update private.signing_keys set signs_until = ${at} where id = ${from.id}`;
}

/** Activates the standby key now. */
async function beginNow(transaction: Transaction, waiting: KeyRow, active: KeyRow, now: Date) {
  await handOver(transaction, active, now);
  await transaction`
    update private.signing_keys set signs_from = ${now} where id = ${waiting.id}`;
  return { id: waiting.id, signsFrom: now };
}

/**
 * Creates the next signing key. It is published at once and signs after the standby time; the previous key still verifies until its last
 * token has expired. All processes of the database pick up the change by themselves.
 * @param options.now for a key that may be stolen: signs with the next key at once, although clients that cache the published keys may
 * refuse its tokens for ten minutes
 * @throws KeyRotationRefused when a key is in standby already, unless `options.now` is set
 */
export function rotateSigningKey(
  services: KeyServices,
  options: { now: boolean },
): Promise<{ id: string; signsFrom: Date }> {
  return changeKeys(services, async (transaction, keys, now) => {
    const active = signingKeyOf(keys, now);
    const waiting = keys.find((key) => stateOf(key, now) === 'standby');
    if (waiting && options.now) return beginNow(transaction, waiting, active, now);
    if (waiting) {
      throw new KeyRotationRefused(
        `The key ${waiting.id} is waiting already; it signs from ${waiting.signs_from.toISOString()}.`,
      );
    }
    const signsFrom = options.now ? now : new Date(now.getTime() + standbyMs);
    await handOver(transaction, active, signsFrom);
    return { id: await createKey(transaction, services.secret, { now, signsFrom }), signsFrom };
  });
}

/**
 * Deletes a signing key at once, which invalidates all tokens that it signed: their holders have to refresh them.
 * @throws KeyRotationRefused for the key that signs, and for an unknown key
 */
export function revokeSigningKey(services: KeyServices, id: string): Promise<void> {
  return changeKeys(services, async (transaction, keys, now) => {
    const key = keys.find((one) => one.id === id);
    if (!key) throw new KeyRotationRefused(`There is no key ${id}.`);
    if (key.id === signingKeyOf(keys, now).id) {
      throw new KeyRotationRefused('This key signs. Rotate with --now first, then revoke it.');
    }
    const wasWaiting = stateOf(key, now) === 'standby';
    await transaction`delete from private.signing_keys where id = ${id}`;
    if (wasWaiting) {
      await transaction`
        update private.signing_keys set signs_until = null where id = ${signingKeyOf(keys, now).id}`;
    }
  });
}

/**
 * Creates new API keys for both roles. The previous ones stay valid for `graceSeconds`; clients that use them (configured clients, open
 * pages) have to get the new ones by then.
 */
export function rotateApiKeys(
  services: KeyServices,
  graceSeconds: number,
): Promise<{ validUntil: Date }> {
  return changeKeys(services, async (transaction, keys, now) => {
    const validUntil = new Date(now.getTime() + graceSeconds * 1000);
    await transaction`
      update private.api_keys set valid_until = least(valid_until, ${validUntil})`;
    const active = signingKeyOf(keys, now);
    for (const role of ['anon', 'service_role'] as const) {
      const token = await signApiKey(services.secret, active, role, now);
      await insertApiKey(transaction, { role, sealed: services.secret.seal(token), now });
    }
    return { validUntil };
  });
}

/** Deletes ended signing keys and expired API keys. @returns the kids of the signing keys, and the roles of the API keys */
export function removeEndedKeys(services: KeyServices): Promise<string[]> {
  return changeKeys(services, async (transaction, keys, now) => {
    const ended = keys.filter((key) => stateOf(key, now) === 'ended').map(({ id }) => id);
    await transaction`delete from private.signing_keys where id = any(${ended})`;
    const replaced = await transaction<{ role: string }[]>`
      delete from private.api_keys where valid_until <= ${now} returning role`;
    return [...ended, ...replaced.map(({ role }) => role)];
  });
}

export type KeySummary = {
  id: string;
  state: KeyState;
  signsFrom: Date;
  verifiesUntil: Date | null;
};

/** Returns the signing keys of a database, ordered by when they begin to sign. */
export function listSigningKeys({ database, clock }: KeyServices): Promise<KeySummary[]> {
  return database.asService(async (transaction) =>
    (await readKeys(transaction)).map((key) => ({
      id: key.id,
      state: stateOf(key, clock()),
      signsFrom: key.signs_from,
      verifiesUntil: verifiesUntil(key),
    })),
  );
}
