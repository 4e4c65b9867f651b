import { z } from 'zod';
import { readStoredJson, removeStored, writeStored } from '../../../data/browser-storage.ts';

/** Where a code was sent, and when another one may be requested (milliseconds since 1970). */
const schema = z.object({ email: z.string(), againAtMs: z.number(), untilMs: z.number() });
export type SentAddress = Omit<z.infer<typeof schema>, 'untilMs'>;

const storageKey = 'saffron-code-sent';
/** A code is valid for an hour (the server's default). */
const validMs = 60 * 60 * 1000;

/**
 * Returns where the last code was sent while it may still be entered. A cook who opens the mail in this tab comes back to a page that has
 * loaded again, and must find the field for the code there.
 */
export function readSentAddress(nowMs: number): SentAddress | null {
  const parsed = schema.safeParse(readStoredJson(storageKey));
  if (!parsed.success || parsed.data.untilMs <= nowMs) return null;
  const { email, againAtMs } = parsed.data;
  return { email, againAtMs };
}

export function keepSentAddress(sent: SentAddress, nowMs: number) {
  writeStored(storageKey, JSON.stringify({ ...sent, untilMs: nowMs + validMs }));
}

export function forgetSentAddress() {
  removeStored(storageKey);
}
