import { errors } from 'jose';
import type { Services } from '../../services.ts';
import { sessionEnded } from '../changes/changes.ts';
import { times } from '../limits.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import type { EndedSessions, Session } from './ended-sessions.ts';
import { endSlowest } from './slow-readers.ts';

type RoundServices = Pick<Services, 'keys' | 'log'> & { endedSessions: EndedSessions };

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

async function isReplaced(apiKey: string, { keys }: RoundServices): Promise<boolean> {
  try {
    await keys.verify(apiKey);
    return false;
  } catch (error) {
    if (error instanceof errors.JOSEError) return true;
    throw error;
  }
}

async function closeReplacedKeys(channels: Channel[], services: RoundServices): Promise<void> {
  const byKey = Map.groupBy(
    channels.filter(({ rights }) => rights && !rights.session),
    ({ rights }) => rights?.token ?? '',
  );
  for (const [apiKey, ofKey] of byKey) {
    if (!(await isReplaced(apiKey, services))) continue;
    for (const channel of ofKey) channel.close('The API key was replaced.');
  }
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
  let checkedAtMs = performance.now();
  let isChecking = false;

  async function checkRights(): Promise<void> {
    isChecking = true;
    try {
      const channels = channelsOf(connections);
      await closeReplacedKeys(channels, services);
      await closeEndedSessions(channels, services);
    } catch (err) {
      services.log.warn({ err }, 'the sessions behind the sockets could not be checked');
    }
    isChecking = false;
    checkedAtMs = performance.now();
  }

  const timer = setInterval(() => {
    for (const connection of connections) connection.lookAfter();
    endSlowest(connections);
    const isDue = performance.now() - checkedAtMs >= times.sessionCheckMs;
    if (isDue && !isChecking) void checkRights();
  }, times.roundMs);
  timer.unref();
  return () => clearInterval(timer);
}
