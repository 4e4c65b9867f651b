import { createClient } from '@supabase/supabase-js';
import { addressOf, type ChaosClient, type ChaosRun } from './clients.ts';

/** Subscribes to a cook's recipes over realtime with the official client, which reconnects by itself. */
export async function listen(run: ChaosRun, cook: ChaosClient, process: number) {
  const { environment } = run;
  const client = createClient(addressOf(environment, process), environment.services.keys.anonKey, {
    accessToken: async () => cook.person.session.access_token,
  });
  const received = new Set<string>();
  const filter = { event: 'INSERT', schema: 'public', table: 'recipes' } as const;
  const channel = client
    .channel('chaos')
    .on('postgres_changes', { ...filter, filter: `user_id=eq.${cook.id}` }, (change) => {
      received.add(String(change.new.id));
    });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') resolve();
    });
  });
  return {
    count: () => received.size,
    close: () => client.realtime.disconnect(),
  };
}
