import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { subscribed } from './realtime-scene.ts';

let testApp: ListeningTestApp;
beforeAll(async () => {
  testApp = await listenTestApp();
});
afterAll(() => testApp.close());

/** Shorter than the client's own timeout of ten seconds. */
const soonMs = 2000;

async function onChannel(vsn: string, work: (channel: RealtimeChannel) => Promise<void>) {
  const client = createClient(testApp.url, testApp.services.keys.anonKey, { realtime: { vsn } });
  try {
    await work(client.channel('kitchen', { config: { broadcast: { ack: true } } }));
  } finally {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
}

async function expectSoon(send: () => Promise<string>): Promise<void> {
  const beganMs = performance.now();
  expect(await send()).toBe('error');
  expect(performance.now() - beganMs).toBeLessThan(soonMs);
}

describe.each(['2.0.0', '1.0.0'])('protocol %s: refuses unsupported operations', (vsn) => {
  test.each<[string, unknown]>([
    ['an object', { dish: 'soup' }],
    ['non-ASCII text', { dish: 'Crème brûlée 🍮' }],
    ['no payload', undefined],
    ['bytes', new Uint8Array([1, 2, 3]).buffer],
  ])('a broadcast of %s', (_, payload) =>
    onChannel(vsn, async (channel) => {
      expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
      await expectSoon(() => channel.send({ type: 'broadcast', event: 'served 🍮', payload }));
    }),
  );

  test('tracking and untracking presence', () =>
    onChannel(vsn, async (channel) => {
      await subscribed(channel.on('presence', { event: 'sync' }, () => {}));
      await expectSoon(() => channel.track({ at: 'the stove' }));
      await expectSoon(() => channel.untrack());
      expect(channel.presenceState()).toEqual({});
    }));

  test('a broadcast over HTTP, with a readable message', () =>
    onChannel(vsn, async (channel) => {
      await expect(channel.httpSend('served', { dish: 'soup' })).rejects.toThrow(
        'There is no such operation in this version: only changes of rows are live.',
      );
    }));
});

test('the HTTP broadcast endpoint, which clients use before joining, returns 400', async () => {
  const response = await testApp.request('/realtime/v1/api/broadcast', {
    method: 'POST',
    headers: { apikey: testApp.services.keys.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic: 'kitchen', event: 'served', payload: {} }] }),
  });
  const message = 'There is no such operation in this version: only changes of rows are live.';
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('a channel stays joined after refused broadcasts', () =>
  onChannel('2.0.0', async (channel) => {
    await subscribed(channel);
    await expectSoon(() => channel.send({ type: 'broadcast', event: 'one', payload: {} }));
    await expectSoon(() => channel.send({ type: 'broadcast', event: 'two', payload: {} }));
    expect(channel.state).toBe('joined');
  }));
