import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type TestApp, testSiteUrl } from './app.ts';

/** Returns the official client with the PKCE flow. It keeps the session and the verifier in its own memory, as a browser would. */
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
