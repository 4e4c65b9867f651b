import { parseStored } from '../browser-storage.ts';

/** Where a sign-in code was mailed, and when another one may be requested (milliseconds since 1970). */
export type SentAddress = { email: string; againAtMs: number };

const storageKey = 'saffron-code-sent';
/** A code is valid for an hour (the default of ONE_TIME_CODE_SECONDS). */
const validMs = 60 * 60 * 1000;

/** Runs `use` with the storage of this tab. Returns null if the browser denies access: the code field is then gone after a reload. */
function withTabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Another version of the app may have written it. */
function parseSent(text: string | null): (SentAddress & { untilMs: number }) | null {
  const { email, againAtMs, untilMs } = (parseStored(text) ?? {}) as Record<string, unknown>;
  const isSent =
    typeof email === 'string' && Number.isFinite(againAtMs) && Number.isFinite(untilMs);
  return isSent ? { email, againAtMs: Number(againAtMs), untilMs: Number(untilMs) } : null;
}

/**
 * Returns where the last code was sent while it may still be entered. A cook who opens the mail in this tab comes back to a page that has
 * loaded again, and must find the field for the code there. Only this tab stores it, and a sign-in or sign-out deletes it.
 */
export function readSentAddress(nowMs: number): SentAddress | null {
  const sent = parseSent(withTabStorage((storage) => storage.getItem(storageKey)));
  if (!sent || sent.untilMs <= nowMs) {
    forgetSentAddress();
    return null;
  }
  return { email: sent.email, againAtMs: sent.againAtMs };
}

export function keepSentAddress(sent: SentAddress, nowMs: number) {
  const text = JSON.stringify({ ...sent, untilMs: nowMs + validMs });
  withTabStorage((storage) => storage.setItem(storageKey, text));
}

export function forgetSentAddress() {
  withTabStorage((storage) => storage.removeItem(storageKey));
}
