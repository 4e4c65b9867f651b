import { once } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen } from '#server/process/listen.ts';
import { createTestApp } from '../support/app.ts';
import { signUpConfirmed } from '../support/people.ts';
import { findFreePort } from '../support/server-process.ts';
import { openRawSocket } from './realtime-scene.ts';

test('closing the app closes all sockets without waiting; clients reconnect later', async () => {
  const testApp = await createTestApp();
  const { services } = testApp;
  const [cook, port] = [await signUpConfirmed(testApp), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const client = createClient(url, services.keys.anonKey, {
    accessToken: async () => cook.session.access_token,
  });
  const names: unknown[] = [];
  const statuses: string[] = [];
  const recipes = { event: 'INSERT', schema: 'public', table: 'recipes' } as const;

  const app = createApp(services);
  const server = await listen(app, { host: '127.0.0.1', port });
  const channel = client
    .channel('mine')
    .on('postgres_changes', recipes, ({ new: row }) => names.push(row.name))
    // Each reconnection attempt while no server listens reports CHANNEL_ERROR again; their number depends on the machine.
    .subscribe((status) => status === statuses.at(-1) || statuses.push(status));
  const raw = await openRawSocket(url, services.keys.anonKey);
  const deaf = await openRawSocket(url, services.keys.anonKey);
  deaf.socket.pause(); // it never answers the close frame
  await expect.poll(() => statuses).toEqual(['SUBSCRIBED']);

  const closed = once(server, 'close');
  server.close();
  await app.close();
  await app.close(); // a second close is a no-op
  await closed;
  expect(await raw.closed()).toEqual({ code: 1012, reason: 'The server is restarting.' });
  await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR']);

  const next = createApp(services);
  const nextServer = await listen(next, { host: '127.0.0.1', port });
  await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
  await cook.client.from('recipes').insert({ user_id: cook.user.id, name: 'Soup' });
  await expect.poll(() => names).toEqual(['Soup']);

  await client.removeChannel(channel);
  await client.realtime.disconnect();
  deaf.socket.terminate();
  nextServer.close();
  await next.close();
  await testApp.close();
});

test('a closed app refuses new sockets with 503', async () => {
  const testApp = await createTestApp();
  const server = await listen(testApp.app, { host: '127.0.0.1', port: 0 });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await testApp.app.close();
  const late = openRawSocket(`http://127.0.0.1:${port}`, testApp.services.keys.anonKey);
  await expect(late).rejects.toThrow('503');
  server.close();
  await testApp.close();
});
