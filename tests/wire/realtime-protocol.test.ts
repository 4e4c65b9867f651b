import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { openRawSocket, subscribed } from './realtime-scene.ts';

let testApp: ListeningTestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await listenTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

const open = (vsn?: string) => openRawSocket(testApp.url, testApp.services.keys.anonKey, { vsn });

describe('the official client', () => {
  test('subscribes, beats and leaves', async () => {
    const beats: string[] = [];
    const { client } = cook;
    client.realtime.onHeartbeat((status) => beats.push(status));
    const channel = client.channel('kitchen');
    expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', message: undefined });
    await client.realtime.sendHeartbeat();
    await expect.poll(() => beats).toContain('ok');
    expect(await client.removeChannel(channel)).toBe('ok');
  });

  test('hears a change of its rows from the answer to the join on', async () => {
    const { client, user } = cook;
    const names: unknown[] = [];
    const channel = client.channel('recipes').on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'recipes', filter: `user_id=eq.${user.id}` },
      ({ eventType, new: row }) => names.push([eventType, (row as { name?: string }).name]),
    );
    expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', message: undefined });
    const { error } = await client.from('recipes').insert({ user_id: user.id, name: 'Soup' });
    expect(error).toBeNull();
    await expect.poll(() => names).toEqual([['INSERT', 'Soup']]);
    await client.removeChannel(channel);
  });
});

describe('raw frames', () => {
  test('the heartbeat is answered under its own ref', async () => {
    const socket = await open();
    socket.send([null, '5', 'phoenix', 'heartbeat', {}]);
    const reply = await socket.heard({ topic: 'phoenix' });
    expect(reply).toEqual({
      joinRef: null,
      ref: '5',
      topic: 'phoenix',
      event: 'phx_reply',
      payload: { status: 'ok', response: {} },
    });
    socket.socket.close();
  });
});
