import { createClient, type RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#contract/database.ts';
import type { Supabase } from '../supabase-client.ts';
import type { LiveChange } from './live-change.ts';
import { changeFrom, openLiveChannel } from './live-channel.ts';

const around = { schema: 'public', commit_timestamp: '2026-11-22T00:00:00Z', errors: [] };
type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

test.each([
  ['recipes', { table: 'recipes', eventType: 'INSERT', new: { id: 'dal', name: 'Dal' }, old: {} }],
  ['recipes', { table: 'recipes', eventType: 'DELETE', new: {}, old: { id: 'dal' } }],
  [
    'favorite_recipes',
    {
      table: 'favorite_recipes',
      eventType: 'DELETE',
      new: {},
      old: { user_id: 'maya', recipe_id: 'dal' },
    },
  ],
  [
    'recipe_ratings',
    {
      table: 'recipe_ratings',
      eventType: 'UPDATE',
      new: { user_id: 'maya', recipe_id: 'dal', rating: 4 },
      old: { user_id: 'maya', recipe_id: 'dal' },
    },
  ],
] as const)('%s: maps a payload to its table, type and recipe id', (table, said) => {
  expect(changeFrom(table, { ...around, ...said } as Payload)).toEqual({
    table,
    type: said.eventType,
    recipeId: 'dal',
  });
});

test('a payload without a recipe id is mapped to null', () => {
  const said = { ...around, table: 'recipes', eventType: 'INSERT', new: {}, old: {} };
  expect(changeFrom('recipes', said as unknown as Payload)).toBeNull();
});

/** Fake WebSocket of the browser. The test plays the server. */
class Socket {
  static all: Socket[] = [];
  static latest(): Socket {
    const last = Socket.all.at(-1);
    if (!last) throw new Error('nothing was connected');
    return last;
  }
  readyState = 0;
  bufferedAmount = 0;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: object) => void) | undefined;
  onerror: ((event: object) => void) | undefined;
  readonly sent: [string | null, string | null, string, string, Record<string, unknown>][] = [];
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  /** Like on a dead network: no close event follows. */
  close() {
    this.readyState = 2;
  }
  say(...frame: unknown[]) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Answers the join like the server, and accepts the requested table bindings. */
  acceptJoin() {
    const [joinRef, ref, topic, , payload] =
      this.sent.find(([, , , event]) => event === 'phx_join') ?? [];
    const { config } = payload as { config: { postgres_changes: object[] } };
    const bindings = config.postgres_changes.map((binding, index) => ({
      id: index + 1,
      ...binding,
    }));
    this.say(joinRef, ref, topic, 'phx_reply', {
      status: 'ok',
      response: { postgres_changes: bindings },
    });
    return { topic, payload, bindings };
  }
}

const heartbeatIntervalMs = 1_000;
let supabase: Supabase;
let told: string[];
const listener = {
  joined: () => told.push('joined'),
  changed: ({ table, type, recipeId }: LiveChange) => told.push(`${type} ${table} ${recipeId}`),
  lost: (why: string) => told.push(`lost: ${why}`),
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function open() {
  const opening = openLiveChannel(supabase, 'maya', listener);
  await pass(5_000);
  const channel = await opening;
  Socket.latest().open();
  return channel;
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  told = [];
  supabase = createClient<Database>('http://saffron.test', 'anon-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: Socket as never, heartbeatIntervalMs },
  });
  const session = { access_token: 'token-of-maya', user: { id: 'maya' } };
  vi.spyOn(supabase.auth, 'getSession').mockResolvedValue({
    data: { session },
    error: null,
  } as never);
});
afterEach(async () => {
  void supabase.realtime.disconnect();
  // Let closing connections finish before the next test begins.
  await pass(30_000);
  vi.useRealTimers();
});

test('joins with the cook’s token for their own rows; reports the confirmed join', async () => {
  await open();
  const { topic, payload, bindings } = Socket.latest().acceptJoin();
  expect(payload?.access_token).toBe('token-of-maya');
  const asked = ['recipes', 'recipe_ratings', 'favorite_recipes'].map((table) => ({
    event: '*',
    schema: 'public',
    table,
    filter: 'user_id=eq.maya',
  }));
  expect(bindings).toMatchObject(asked);
  expect(told).toEqual([]);
  Socket.latest().say(null, null, topic, 'system', {
    extension: 'postgres_changes',
    status: 'ok',
    message: 'Subscribed to PostgreSQL',
  });
  expect(told).toEqual(['joined']);
  const data = {
    ...around,
    table: 'favorite_recipes',
    type: 'DELETE',
    columns: [
      { name: 'user_id', type: 'uuid' },
      { name: 'recipe_id', type: 'uuid' },
    ],
    old_record: { user_id: 'maya', recipe_id: 'dal' },
  };
  Socket.latest().say(null, null, topic, 'postgres_changes', { ids: [3], data });
  expect(told).toEqual(['joined', 'DELETE favorite_recipes dal']);
});

test('a dead connection is reported as lost once, and the client does not reconnect', async () => {
  await open();
  Socket.latest().acceptJoin();
  await pass(2 * heartbeatIntervalMs);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^lost: /);
  await pass(120_000);
  expect(Socket.all).toHaveLength(1);
  expect(told).toHaveLength(1);
  await open();
  expect(Socket.all).toHaveLength(2);
});

test('a refused subscription is lost with the server’s message', async () => {
  await open();
  const { topic } = Socket.latest().acceptJoin();
  Socket.latest().say(null, null, topic, 'system', { status: 'error', message: 'Too many.' });
  expect(told).toEqual(['lost: Too many.']);
  await pass(120_000);
  expect(Socket.all).toHaveLength(1);
});

test('close() reports nothing to the listener', async () => {
  const channel = await open();
  Socket.latest().acceptJoin();
  channel.close();
  await pass(120_000);
  expect(told).toEqual([]);
  expect(Socket.all).toHaveLength(1);
});

test('rejects without a session of the cook and opens no connection', async () => {
  vi.mocked(supabase.auth.getSession).mockResolvedValue({
    data: { session: null },
    error: null,
  } as never);
  const refused = expect(openLiveChannel(supabase, 'maya', listener)).rejects.toThrow(
    'session is gone',
  );
  await pass(5_000);
  await refused;
  expect(Socket.all).toHaveLength(0);
});
