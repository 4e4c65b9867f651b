import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#contract/database.ts';

export type Supabase = SupabaseClient<Database>;

let anonKey: string | undefined;
let client: Promise<Supabase> | undefined;

/** Sets the key. The root route calls this once, before any code requests the client. */
export function configureSupabase(key: string) {
  anonKey = key;
}

/**
 * Returns the official client and loads it on first use: the landing page works without it.
 * @throws Error before configureSupabase was called, or when its code cannot be loaded (a later call tries again)
 */
export function getSupabase(): Promise<Supabase> {
  if (!anonKey) throw new Error('The data client was asked for before the page knew its key.');
  const key = anonKey;
  client ??= import('./create-supabase-client.ts').then(
    (module) => module.createSupabaseClient(key),
    (cause: unknown) => {
      client = undefined;
      throw cause;
    },
  );
  return client;
}
