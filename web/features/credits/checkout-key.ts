import { z } from 'zod';
import { readStoredJson, removeStored, writeStored } from '../../data/browser-storage.ts';
import { randomUuid } from '../../data/random-uuid.ts';

/**
 * Storage key for the idempotency key of the last checkout request. It is kept, also across a reload, until the server has answered
 * and the buyer has been at the checkout: a double click, or a retry after a lost connection, opens the same checkout.
 */
const storageKey = 'saffron-unsettled-checkout';
/** An unpaid checkout costs nothing: a buyer who comes back later than this gets a new one. */
const keptForMs = 15 * 60_000;

const keptSchema = z.object({
  cookId: z.string(),
  packId: z.string(),
  key: z.uuid(),
  takenAt: z.number(),
});

/** @returns the stored key if it is for the same cook and pack and not too old, otherwise a new one, which is stored */
export function takeCheckoutKey(cookId: string, packId: string, now = Date.now()): string {
  const kept = keptSchema.safeParse(readStoredJson(storageKey));
  if (
    kept.success &&
    kept.data.cookId === cookId &&
    kept.data.packId === packId &&
    now - kept.data.takenAt < keptForMs
  ) {
    return kept.data.key;
  }
  const key = randomUuid();
  writeStored(storageKey, JSON.stringify({ cookId, packId, key, takenAt: now }));
  return key;
}

/** Deletes the stored key when this browser is done with the purchase: the next click is another purchase. */
export function forgetCheckoutKey() {
  removeStored(storageKey);
}
