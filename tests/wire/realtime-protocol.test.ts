import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { openRawSocket, type RawSocket, subscribed } from './realtime-scene.ts';

let testApp: ListeningTestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await listenTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

const topic = 'realtime:kitchen';
const good = { status: 'SUBSCRIBED', message: undefined };
const anyRecipe = { event: '*', schema: 'public', table: 'recipes' } as const;

async function saveRecipe(name: string): Promise<void> {
  const { error } = await cook.client.from('recipes').insert({ user_id: cook.user.id, name });
  expect(error).toBeNull();
}

async function onSocket(vsn: string | undefined, work: (socket: RawSocket) => Promise<void>) {
  const socket = await openRawSocket(testApp.url, testApp.services.keys.anonKey, { vsn });
  try {
    await work(socket);
  } finally {
    socket.socket.terminate();
  }
}

/** Sends a heartbeat and waits for its reply: the server has then read all earlier frames. */
async function beat(socket: RawSocket, ref: string): Promise<void> {
  socket.send([null, ref, 'phoenix', 'heartbeat', {}]);
  await socket.heard({ topic: 'phoenix', ref });
}

describe('the official client', () => {
  test.each(['2.0.0', '1.0.0'])(
    '%s: subscribes, sends a heartbeat, receives a change and leaves',
    async (vsn) => {
      const client = createClient(testApp.url, testApp.services.keys.anonKey, {
        accessToken: async () => cook.session.access_token,
        realtime: { vsn },
      });
      const beats: string[] = [];
      client.realtime.onHeartbeat((status) => beats.push(status));
      const names: unknown[] = [];
      const filter = `user_id=eq.${cook.user.id}`;
      const channel = client
        .channel('recipes')
        .on('postgres_changes', { ...anyRecipe, filter }, ({ eventType, new: row }) =>
          names.push([eventType, 'name' in row && row.name]),
        );
      expect(await subscribed(channel)).toEqual(good);
      await client.realtime.sendHeartbeat();
      await expect.poll(() => beats).toContain('ok');
      await saveRecipe('Soup');
      await expect.poll(() => names).toEqual([['INSERT', 'Soup']]);
      expect(await client.removeChannel(channel)).toBe('ok');
      await client.realtime.disconnect();
    },
  );

  test('subscribes to a table without live changes and gets a system error', async () => {
    const said: { status: string; message: string }[] = [];
    const channel = cook.client
      .channel('secrets')
      .on('postgres_changes', { event: '*', schema: 'auth', table: 'users' }, () => {})
      .on('system', {}, (message) => said.push(message));
    expect(await subscribed(channel)).toEqual(good);
    await expect
      .poll(() => said)
      .toMatchObject([{ status: 'error', extension: 'postgres_changes', channel: 'secrets' }]);
    expect(said[0]?.message).toMatch(/^Unable to subscribe to changes with given parameters\. \w/);
    await cook.client.removeChannel(channel);
  });

  test('with wait: true, gets CHANNEL_ERROR for a table without live changes', async () => {
    const config = { postgres_changes_options: { wait: true } };
    const channel = cook.client
      .channel('secrets, waiting', { config })
      .on('postgres_changes', { event: '*', schema: 'auth', table: 'users' }, () => {});
    const answer = await subscribed(channel);
    expect(answer).toEqual({ status: 'CHANNEL_ERROR', message: expect.stringMatching(/\w{3}/) });
    await cook.client.removeChannel(channel);
  });

  test('joins private channels and gets an empty presence state', async () => {
    let isSynced = false;
    const channel = cook.client
      .channel('table', { config: { private: true } })
      .on('presence', { event: 'sync' }, () => {
        isSynced = true;
      });
    expect(await subscribed(channel)).toEqual(good);
    await expect.poll(() => isSynced).toBe(true);
    expect(channel.presenceState()).toEqual({});
    await cook.client.removeChannel(channel);
  });
});

describe('raw frames of 2.0.0', () => {
  test('heartbeat, join and leave get replies with their refs', () =>
    onSocket('2.0.0', async (socket) => {
      const binding = { event: 'INSERT', schema: 'public', table: 'recipes' };
      const config = { postgres_changes: [binding, { ...anyRecipe, filter: 'servings=gt.2' }] };
      await beat(socket, '5');
      socket.send(['1', '2', topic, 'phx_join', { config }]);
      await socket.heard({ topic, event: 'system' });
      socket.send(['1', '3', topic, 'phx_leave', {}]);
      await socket.heard({ topic, event: 'phx_close' });
      const ok = { status: 'ok', response: {} };
      expect(socket.messages).toEqual([
        { joinRef: null, ref: '5', topic: 'phoenix', event: 'phx_reply', payload: ok },
        {
          joinRef: '1',
          ref: '2',
          topic,
          event: 'phx_reply',
          payload: {
            status: 'ok',
            response: {
              postgres_changes: [
                { id: 1, ...binding },
                { id: 2, ...anyRecipe, filter: 'servings=gt.2' },
              ],
            },
          },
        },
        {
          joinRef: null,
          ref: null,
          topic,
          event: 'system',
          payload: {
            extension: 'postgres_changes',
            status: 'ok',
            message: 'Subscribed to PostgreSQL',
            channel: 'kitchen',
          },
        },
        { joinRef: '1', ref: '3', topic, event: 'phx_reply', payload: ok },
        { joinRef: '1', ref: '1', topic, event: 'phx_close', payload: {} },
      ]);
    }));

  test('a second join of a topic closes the first, which receives nothing more', () =>
    onSocket('2.0.0', async (socket) => {
      const config = { postgres_changes: [anyRecipe] };
      socket.send(['1', '1', topic, 'phx_join', { config }]);
      await socket.heard({ joinRef: '1', event: 'phx_reply' });
      socket.send(['2', '2', topic, 'phx_join', { config }]);
      await socket.heard({ joinRef: '1', event: 'phx_close' });
      await socket.heard({ joinRef: '2', event: 'phx_reply' });
      // Leaving with the first join ref does not affect the second join.
      socket.send(['1', '3', topic, 'phx_leave', {}]);
      await socket.heard({ joinRef: '1', ref: '3', event: 'phx_reply' });
      await saveRecipe('Stew');
      await socket.heard({ event: 'postgres_changes' });
      const heard = socket.messages.filter(({ event }) => event === 'postgres_changes');
      expect(heard.map(({ payload }) => payload.ids)).toEqual([[2]]);
    }));

  test('an invalid topic or one that was not joined is refused as unmatched', () =>
    onSocket('2.0.0', async (socket) => {
      const refused = { status: 'error', response: { reason: 'unmatched topic' } };
      socket.send(['1', '1', 'room:1', 'phx_join', {}]);
      await socket.heard({ ref: '1', topic: 'room:1', event: 'phx_reply', payload: refused });
      socket.send(['1', '2', `realtime:${'x'.repeat(300)}`, 'phx_join', {}]);
      await socket.heard({ ref: '2', event: 'phx_reply', payload: refused });
      socket.send([null, '3', topic, 'broadcast', {}]);
      await socket.heard({ ref: '3', event: 'phx_reply', payload: refused });
      socket.send([null, '4', topic, 'phx_leave', {}]);
      await socket.heard({ ref: '4', payload: { status: 'ok', response: {} } });
    }));

  test('refuses broadcast and presence, ignores unknown events and other binary frames', () =>
    onSocket('2.0.0', async (socket) => {
      socket.send(['1', '1', topic, 'phx_join', {}]);
      for (const [ref, event] of ['broadcast', 'presence', 'dance'].entries()) {
        socket.send(['1', `e${ref}`, topic, event, { event: 'x' }]);
      }
      for (const bytes of [
        [],
        [3],
        [9, 1, 1, 1, 0, 0, 0, 49, 49, 49],
        [3, 1, 2, 255, 0, 0, 0, 49],
      ]) {
        socket.socket.send(Buffer.from(bytes));
      }
      await beat(socket, '9');
      expect(socket.messages.map(({ ref }) => ref).sort()).toEqual(['1', '9', 'e0', 'e1']);
      const refused = {
        status: 'error',
        response: { reason: expect.stringMatching(/no such op/) },
      };
      for (const ref of ['e0', 'e1']) {
        expect(await socket.heard({ ref })).toMatchObject({
          joinRef: '1',
          topic,
          payload: refused,
        });
      }
    }));

  test('ignores malformed frames and keeps the socket open', () =>
    onSocket('2.0.0', async (socket) => {
      const half = '\ud800';
      const garbage = [
        ...['', 'x', '{}', '[]', 'null', '[null,null,null,null,null]', '{"topic":"phoenix"}'],
        '["1","1","realtime:a","access_token"]',
        `${'['.repeat(50_000)}`,
        `["1",null,"realtime:${half}","access_token",{"access_token":{"a":[]}}]`,
        '[null,null,"phoenix","phx_join",{}]',
      ];
      for (const text of garbage) socket.socket.send(text);
      await beat(socket, '1');
      socket.send(['1', '2', `realtime:\0${half}`, 'phx_join', { config: [] }]);
      await socket.heard({ ref: '2', event: 'phx_reply' });
      await beat(socket, '3');
    }));
});

test('raw frames of 1.0.0, the default without a vsn', () =>
  onSocket('', async (socket) => {
    socket.send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' });
    await socket.heard({ ref: '1', payload: { status: 'ok', response: {} } });
    socket.send({ topic, event: 'phx_join', payload: {}, ref: '2', join_ref: '2' });
    const payload = { status: 'ok', response: { postgres_changes: [] } };
    await socket.heard({ joinRef: '2', ref: '2', event: 'phx_reply', payload });
  }));
