import { createClient } from '@supabase/supabase-js';
import type { Database } from '#contract/database.ts';
import { sessionStorageKey } from './before-paint.ts';
import { fetchAndNoteWaits } from './retry-wait.ts';

/** The browser's client: same origin, session in local storage, refreshed by itself, synced across tabs. */
export function createSupabaseClient(anonKey: string) {
  return createClient<Database>(window.location.origin, anonKey, {
    auth: { storageKey: sessionStorageKey, experimental: { recoveryCodes: true } },
    global: { fetch: fetchAndNoteWaits },
  });
}
