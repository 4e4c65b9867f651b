import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type TestApp, testSiteUrl } from './app.ts';

/** The official client in the flow with a code: it keeps session and verifier in a memory of its own, as a browser would. */
export function pkceClient(testApp: TestApp): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(testSiteUrl, testApp.services.keys.anonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: { fetch: (input, init) => testApp.app.fetch(new Request(input, init)) },
  });
}
