import { createClient } from '@supabase/supabase-js';
import type { Person } from '#tests/support/people.ts';
import { liveTables } from '#web/data/live/live-change.ts';
import type { Environment } from './environment.ts';

/** Subscribes to a cook's rows over realtime, as an open tab does. @returns a function that disconnects */
export async function subscribeToChanges(
  { url, services }: Environment,
  { user, session }: Person,
) {
  const client = createClient(url, services.keys.anonKey, {
    accessToken: async () => session.access_token,
  });
  const channel = client.channel(`cook-${user.id}`);
  for (const table of liveTables) {
    const what = { event: '*', schema: 'public', table, filter: `user_id=eq.${user.id}` } as const;
    channel.on('postgres_changes', what, () => {});
  }
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else reject(error ?? new Error(status));
    });
  });
  return () => client.realtime.disconnect();
}
