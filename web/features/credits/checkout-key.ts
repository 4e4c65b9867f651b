import { z } from 'zod';
import { readStoredJson, removeStored, writeStored } from '../../data/browser-storage.ts';
import { randomUuid } from '../../data/random-uuid.ts';

/**
 * The key under which a pack was last asked for. It is kept until the server has answered and the buyer has been at the
 * checkout, over a reload too: a double click, or another try after a lost connection, opens the same checkout.
 */
const storageKey = 'saffron-unsettled-checkout';
/** An unpaid checkout costs nothing: whoever comes back later may as well have a new one. */
const keptForMs = 15 * 60_000;

const keptSchema = z.object({
  cookId: z.string(),
  packId: z.string(),
  key: z.uuid(),
  takenAt: z.number(),
});

/** @returns the kept key where it was for the same cook and pack, else a new one, which is kept from now on */
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

/** The purchase is settled as far as this browser is concerned: the next click is another one. */
export function forgetCheckoutKey() {
  removeStored(storageKey);
}
