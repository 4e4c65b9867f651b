import { errors } from 'jose';
import type { Services } from '../../services.ts';
import { sessionEnded } from '../changes/changes.ts';
import { times } from '../limits.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import type { EndedSessions, Session } from './ended-sessions.ts';
import { endSlowest } from './slow-readers.ts';

/** Number of slices in a round. */
const slices = 20;

type RoundServices = Pick<Services, 'keys' | 'log' | 'clock'> & { endedSessions: EndedSessions };

function channelsOf(connections: Iterable<Connection>): Channel[] {
  return [...connections].flatMap(({ channels }) => [...channels.values()]);
}

async function closeEndedSessions(channels: Channel[], services: RoundServices): Promise<void> {
  const sessions = new Map<string, Session>();
  for (const { rights } of channels) {
    if (rights?.session) sessions.set(rights.session.sessionId, rights.session);
  }
  if (sessions.size === 0) return;
  const ended = await services.endedSessions.list([...sessions.values()]);
  const endedIds = new Set([...ended].map(({ sessionId }) => sessionId));
  for (const channel of channels) {
    const { session } = channel.rights ?? {};
    if (session && endedIds.has(session.sessionId)) channel.close(sessionEnded);
  }
}

async function isRefused(token: string, { keys }: RoundServices): Promise<boolean> {
  try {
    await keys.verify(token);
    return false;
  } catch (error) {
    if (error instanceof errors.JOSEError) return true;
    throw error;
  }
}

/** Closes channels whose token became invalid before its expiry, because an API key was replaced or a signing key was revoked. */
async function closeRefusedTokens(channels: Channel[], services: RoundServices): Promise<void> {
  const byToken = Map.groupBy(channels, ({ rights }) => rights?.token);
  for (const [token, ofToken] of byToken) {
    if (token === undefined || !(await isRefused(token, services))) continue;
    for (const channel of ofToken) {
      if (channel.rights?.token === token) channel.close('The access token is not valid any more.');
    }
  }
}

type Chore = {
  everyMs: number;
  /** The slice that runs it. Spreads the slices over the interval, so that they do not all run in the same second. */
  place: number;
  work: () => Promise<void>;
};

/** Creates a periodic task on the clock that tests can move. A failed run is retried at the next interval. */
function createChore({ clock, log }: RoundServices, { everyMs, place, work }: Chore): () => void {
  let doneAtMs = clock().getTime() - (place / slices) * everyMs;
  let isUnderway = false;
  return () => {
    const nowMs = clock().getTime();
    if (isUnderway || Math.abs(nowMs - doneAtMs) < everyMs) return;
    isUnderway = true;
    doneAtMs = nowMs;
    work()
      .catch((err) => log.warn({ err }, 'socket permission check failed'))
      .finally(() => {
        isUnderway = false;
      });
  };
}

/** Creates the check of the sockets whose number belongs to this slice. */
function createSlice(
  connections: ReadonlySet<Connection>,
  services: RoundServices,
  place: number,
): () => void {
  const ours = () => [...connections].filter(({ number }) => number % slices === place);
  const checkSessions = createChore(services, {
    everyMs: times.sessionCheckMs,
    place,
    work: () => closeEndedSessions(channelsOf(ours()), services),
  });
  const checkTokens = createChore(services, {
    everyMs: times.tokenCheckMs,
    place,
    work: () => closeRefusedTokens(channelsOf(ours()), services),
  });
  return () => {
    for (const connection of ours()) connection.checkHealth();
    checkSessions();
    checkTokens();
  };
}

/**
 * Checks all sockets periodically, one slice at a time: a check of two thousand sockets at once would delay the delivery of changes.
 * Sessions that ended elsewhere (signed out, suspended, deleted) are looked up with one query per slice; while the database is
 * unavailable, no channel is closed.
 * @returns the function that stops it
 */
export function startRounds(
  connections: ReadonlySet<Connection>,
  services: RoundServices,
): () => void {
  const all = Array.from({ length: slices }, (_none, place) =>
    createSlice(connections, services, place),
  );
  let tick = 0;
  const timer = setInterval(() => {
    const place = tick % slices;
    tick += 1;
    if (place === 0) endSlowest(connections);
    all[place]?.();
  }, times.roundMs / slices);
  timer.unref();
  return () => clearInterval(timer);
}
