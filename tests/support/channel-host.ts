import { errors } from 'jose';
import { pino } from 'pino';
import type { Caller } from '#server/database/database.ts';
import type { Changes, Subscriber } from '#server/realtime/changes/changes.ts';
import { Channel } from '#server/realtime/connection/channel.ts';
import type { ChannelHost } from '#server/realtime/connection/channel-host.ts';
import type { Frame } from '#server/realtime/protocol/frames.ts';
import { readJoinRequest } from '#server/realtime/protocol/join-request.ts';
import { createMessages } from '#server/realtime/protocol/messages.ts';

const sessionId = '00000000-0000-4000-8000-00000000000a';
const endedSessionId = '00000000-0000-4000-8000-00000000000e';
export const userId = '00000000-0000-4000-8000-000000000001';

/** Maps each token to its claims. Any other token is invalid. */
const tokens: Record<string, Record<string, unknown>> = {
  anon: { role: 'anon', exp: 4_000_000_000 },
  cook: { role: 'authenticated', sub: userId, session_id: sessionId, exp: 2000 },
  'cook again': { role: 'authenticated', sub: userId, session_id: sessionId, exp: 3000 },
  'signed out': { role: 'authenticated', sub: userId, session_id: endedSessionId, exp: 2000 },
  'no session': { role: 'authenticated', sub: userId, exp: 2000 },
};

/** Creates a channel without a socket, over changes that a test plays. Its sent messages are in `sent`. */
export function createChannelHost({ admits = true } = {}) {
  const sent: { event: string; payload: { status?: string; response?: unknown } }[] = [];
  const callers: Caller[] = [];
  const subscribers: Subscriber[] = [];
  let ends = 0;
  let nowMs = 0;
  /** Runs before a subscription is confirmed; a test makes it wait or fail. */
  let subscribing: () => Promise<void> = async () => {};
  let switching: () => Promise<void> = async () => {};
  const changes: Changes = {
    async subscribe(subscriber) {
      callers.push(subscriber.caller);
      subscribers.push(subscriber);
      await subscribing();
      return {
        async changeCaller(caller) {
          await switching();
          callers.push(caller);
        },
        end() {
          ends += 1;
        },
      };
    },
    close: async () => {},
  };
  const verify = async (token: string) => {
    if (token === 'broken') throw new Error('the database is away');
    const claims = tokens[token];
    if (!claims) throw new errors.JWTInvalid('no token of ours');
    return claims;
  };
  let lastId = 0;
  const forgotten: Frame[] = [];
  const host = {
    services: {
      keys: { verify },
      log: pino({ level: 'silent' }),
      clock: () => new Date(nowMs),
    },
    changes,
    endedSessions: {
      has: async (session: { sessionId: string }) => session.sessionId === endedSessionId,
    },
    messages: createMessages('2.0.0'),
    apiKey: 'anon',
    send(text: string) {
      const [, , , event, payload] = JSON.parse(text);
      sent.push({ event, payload });
    },
    nextId() {
      lastId += 1;
      return lastId;
    },
    admit: () => admits,
    forget: (join: Frame) => forgotten.push(join),
  } as unknown as ChannelHost;

  return {
    sent,
    /** Returns the sent messages in short form: each event with its status or message. */
    told: () => sent.map(({ event, payload }) => [event, payload.status].filter(Boolean).join(' ')),
    callers,
    subscribers,
    forgotten,
    ends: () => ends,
    advanceTo(seconds: number) {
      nowMs = seconds * 1000;
    },
    subscribeBy(work: () => Promise<void>) {
      subscribing = work;
    },
    switchBy(work: () => Promise<void>) {
      switching = work;
    },
    join(accessToken?: string, config: object = { postgres_changes: [{ event: '*' }] }) {
      const frame: Frame = {
        joinRef: '1',
        ref: '1',
        topic: 'realtime:kitchen',
        event: 'phx_join',
        payload: { config, access_token: accessToken },
      };
      const reading = readJoinRequest(frame.payload);
      if (!reading.ok) throw new Error(reading.reason);
      return new Channel(host, frame, reading.request);
    },
  };
}
