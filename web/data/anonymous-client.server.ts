import { createClient } from '@supabase/supabase-js';
import type { Database } from '#contract/database.ts';
import type { RequestContext } from './request-context.ts';

/** Returns a Supabase client with the role `anon`, for pages that are rendered on the server. */
export function createAnonymousClient({ publicSettings, apiFetch }: RequestContext) {
  return createClient<Database>(publicSettings.siteUrl, publicSettings.anonKey, {
    global: { fetch: apiFetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
