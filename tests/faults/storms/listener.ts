import { createClient } from '@supabase/supabase-js';
import { addressOf, type Guest, type Storm } from './guests.ts';

/** Subscribes to a cook's recipes over realtime with the official client, which reconnects by itself. */
export async function listen(storm: Storm, cook: Guest, process: number) {
  const { house } = storm;
  const client = createClient(addressOf(house, process), house.services.keys.anonKey, {
    accessToken: async () => cook.person.session.access_token,
  });
  const heard = new Set<string>();
  const filter = { event: 'INSERT', schema: 'public', table: 'recipes' } as const;
  const channel = client
    .channel('storm')
    .on('postgres_changes', { ...filter, filter: `user_id=eq.${cook.id}` }, (change) => {
      heard.add(String(change.new.id));
    });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') resolve();
    });
  });
  return {
    count: () => heard.size,
    close: () => client.realtime.disconnect(),
  };
}
