// A separate process with many listeners that speak the official client's protocol. The client itself would need more CPU and memory than
// the measured server.
import { WebSocket } from 'ws';
import { nowMs, type Stalls, watchStalls } from '../watch-stalls.ts';

export type Client = {
  number: number;
  token: string;
  userId: string;
  open: boolean;
  slow: boolean;
};
export type ClientsAreAsked =
  | { ask: 'connect'; url: string; anonKey: string; clients: Client[] }
  | { ask: 'stalls' }
  | { ask: 'leave'; numbers: number[] };
/** `name` is the name of the changed recipe; `atMs` is the machine's monotonic clock (`nowMs`). */
export type ReceivedChange = { name: string; number: number; atMs: number };
export type ClientsSay =
  | { said: 'connected' | 'left' }
  | { said: 'stalls'; stalls: Stalls }
  | { said: 'heard'; heard: ReceivedChange[] };

const connectAtOnce = 50;
const reportEveryMs = 50;
const heartbeatMs = 25_000;

const sockets = new Map<number, WebSocket>();
const heard: ReceivedChange[] = [];
const takeStalls = watchStalls();
const say = (message: ClientsSay) => process.send?.(message);

/** Returns the subscriptions of the web app, or for an open client every recipe of all users. */
const bindingsOf = ({ userId, open }: Client) =>
  open
    ? [{ event: '*', schema: 'public', table: 'recipes' }]
    : ['recipes', 'recipe_ratings', 'favorite_recipes'].map((table) => ({
        event: '*',
        schema: 'public',
        table,
        filter: `user_id=eq.${userId}`,
      }));

function hear({ number }: Client, [, , , event, payload]: unknown[], atMs: number): void {
  if (event !== 'postgres_changes') return;
  const { data } = payload as { data: { record?: { name?: string } } };
  heard.push({ name: data.record?.name ?? '', number, atMs });
}

function connect(client: Client, url: string, anonKey: string): Promise<void> {
  const address = new URL('/realtime/v1/websocket', url);
  address.search = new URLSearchParams({ apikey: anonKey, vsn: '2.0.0' }).toString();
  const socket = new WebSocket(address);
  sockets.set(client.number, socket);
  const topic = `realtime:bench-${client.number}`;
  const config = { postgres_changes: bindingsOf(client) };
  const beat = setInterval(
    () => socket.send(JSON.stringify([null, 'b', 'phoenix', 'heartbeat', {}])),
    heartbeatMs,
  );
  socket.on('close', () => clearInterval(beat));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(
        JSON.stringify(['1', '1', topic, 'phx_join', { config, access_token: client.token }]),
      ),
    );
    socket.on('message', (data) => {
      const atMs = nowMs();
      const frame = JSON.parse(data.toString()) as unknown[];
      const [, , , event, payload] = frame as [
        unknown,
        unknown,
        unknown,
        string,
        { status?: string },
      ];
      hear(client, frame, atMs);
      if (event === 'phx_reply' && payload.status === 'error') {
        reject(new Error(JSON.stringify(payload)));
      }
      if (event !== 'system') return;
      if (payload.status !== 'ok') reject(new Error(JSON.stringify(payload)));
      if (client.slow) socket.pause();
      resolve();
    });
  });
}

async function connectAll(message: Extract<ClientsAreAsked, { ask: 'connect' }>): Promise<void> {
  const { clients, url, anonKey } = message;
  for (let from = 0; from < clients.length; from += connectAtOnce) {
    const some = clients.slice(from, from + connectAtOnce);
    await Promise.all(some.map((client) => connect(client, url, anonKey)));
  }
  say({ said: 'connected' });
}

async function leave(numbers: readonly number[]): Promise<void> {
  const leaving = numbers.flatMap((number) => sockets.get(number) ?? []);
  for (const number of numbers) sockets.delete(number);
  await Promise.all(
    leaving.map((socket) => {
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.terminate();
      return gone;
    }),
  );
  say({ said: 'left' });
}

setInterval(() => {
  if (heard.length > 0) say({ said: 'heard', heard: heard.splice(0) });
}, reportEveryMs).unref();
process.on('message', (message: ClientsAreAsked) => {
  if (message.ask === 'stalls') say({ said: 'stalls', stalls: takeStalls() });
  else void (message.ask === 'connect' ? connectAll(message) : leave(message.numbers));
});
process.on('disconnect', () => process.exit(0));
