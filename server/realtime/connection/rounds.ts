import { errors } from 'jose';
import type { Services } from '../../services.ts';
import { sessionEnded } from '../changes/changes.ts';
import { times } from '../limits.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import type { EndedSessions, Session } from './ended-sessions.ts';
import { endSlowest } from './slow-readers.ts';

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

/** An API key that was replaced, a signing key that was revoked: tokens die before their time by it. */
async function closeRefusedTokens(channels: Channel[], services: RoundServices): Promise<void> {
  const byToken = Map.groupBy(channels, ({ rights }) => rights?.token);
  for (const [token, ofToken] of byToken) {
    if (token === undefined || !(await isRefused(token, services))) continue;
    for (const channel of ofToken) {
      if (channel.rights?.token === token) channel.close('The access token is not valid any more.');
    }
  }
}

/** Something that is done every so often, by a clock that tests move; one that fails is tried again at its next turn. */
function createChore(
  everyMs: number,
  { clock, log }: RoundServices,
  work: () => Promise<void>,
): () => void {
  let doneAtMs = clock().getTime();
  let isUnderway = false;
  return () => {
    const nowMs = clock().getTime();
    if (isUnderway || Math.abs(nowMs - doneAtMs) < everyMs) return;
    isUnderway = true;
    doneAtMs = nowMs;
    work()
      .catch((err) => log.warn({ err }, 'the rights behind the sockets could not be checked'))
      .finally(() => {
        isUnderway = false;
      });
  };
}

/**
 * Looks after all sockets, again and again. A session that ended elsewhere (signed out, suspended, deleted) is found by asking the
 * database for all of them at once; while it is away nobody is thrown out.
 * @returns the function that stops it
 */
export function startRounds(
  connections: ReadonlySet<Connection>,
  services: RoundServices,
): () => void {
  const checkSessions = createChore(times.sessionCheckMs, services, () =>
    closeEndedSessions(channelsOf(connections), services),
  );
  const checkTokens = createChore(times.tokenCheckMs, services, () =>
    closeRefusedTokens(channelsOf(connections), services),
  );
  const timer = setInterval(() => {
    for (const connection of connections) connection.lookAfter();
    endSlowest(connections);
    checkSessions();
    checkTokens();
  }, times.roundMs);
  timer.unref();
  return () => clearInterval(timer);
}
