import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { listen } from '#server/process/listen.ts';
import { createTestApp, type TestApp, type TestOptions } from './app.ts';

/** A test app with a port: its `client()` goes over the network, WebSockets included. */
export type ListeningTestApp = TestApp & { url: string; port: number };

/** Starts the whole product on its own database, behind a real port. Closing it also closes the sockets of its clients. */
export async function listenTestApp(options: TestOptions = {}): Promise<ListeningTestApp> {
  const testApp = await createTestApp(options);
  const server = await listen(testApp.app, { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const clients: SupabaseClient[] = [];
  return {
    ...testApp,
    url,
    port,
    client(key = 'anon') {
      const { keys } = testApp.services;
      const client = createClient(url, key === 'anon' ? keys.anonKey : keys.serviceRoleKey, {
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      });
      clients.push(client);
      return client;
    },
    request: (path, init) => fetch(new URL(path, url), init),
    async close() {
      for (const client of clients) await client.realtime.disconnect();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await testApp.app.close();
      await closed;
      await testApp.close();
    },
  };
}
