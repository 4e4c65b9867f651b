import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { statementAsService } from '../../database/statement-as-service.ts';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { Services } from '../../services.ts';
import { describeFailure } from '../print-failure.ts';
import { balanceOf } from '../read-balance.ts';
import { failGeneration } from './close-generation.ts';
import { openEventStream } from './event-stream.ts';
import { generationFailure } from './failures.ts';
import { type Generation, generationFields } from './generation.ts';
import { oneIsRunning } from './refusals.ts';
import type { Underway } from './running-generations.ts';

/** A generation that a request waits for. */
type Watched = {
  userId: string;
  generation: Generation;
  /** The lock held by the process that runs the generation. */
  lockName: string;
  /** The generation, when it runs in this process; when it runs in another process, only its end is reported. */
  underway: Underway | undefined;
};

const wantsEvents = (request: Request): boolean =>
  /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i.test(request.headers.get('accept') ?? '');

/**
 * Answers a request with its generation: as server-sent events from the current state to the end, if the client accepts them, else plainly at
 * the end. A client that disconnects does not stop the generation.
 * @throws what `resultOf` throws, for a plain response; in a stream it is the last event
 */
export async function answerGeneration(
  c: Context<DoorEnvironment>,
  services: Services,
  watched: Watched,
): Promise<Response> {
  if (wantsEvents(c.req.raw)) return streamGeneration(c, services, watched);
  return c.json(await resultOf(services, watched.userId, await endOf(services, watched)));
}

function streamGeneration(
  c: Context<DoorEnvironment>,
  services: Services,
  watched: Watched,
): Response {
  const { userId, generation, underway } = watched;
  const events = openEventStream();
  if (underway) {
    events.whenOver(underway.attach(events.send));
  } else if (generation.status === 'running') {
    const { id: generationId } = generation;
    events.send({ event: 'status', data: { generationId, phase: 'writing' } });
  }

  async function sendEnd(): Promise<void> {
    const closed = await endOf(services, watched);
    // This process stops while another one runs the generation: a repeated request attaches to it there.
    if (closed.status === 'running' && services.stopping.aborted) return;
    events.send({ event: 'recipe', data: await resultOf(services, userId, closed) });
  }
  void sendEnd()
    .catch((error: unknown) => {
      const { status, body } = describeFailure(error, c);
      events.send({ event: 'error', data: { ...body, status } });
    })
    .finally(events.close);
  return events.response;
}

/** Resolves at the end of a generation of this process, or at the end of the wait for one of another process. */
function endOf(services: Services, { underway, generation, lockName }: Watched) {
  return underway?.ended ?? waitForGeneration(services, generation, lockName);
}

const pollEveryMs = 250;
/** The lock is checked at every fourth read of the row, and must be missing twice: a process that lost its connection locks again within a second. */
const readsPerCheck = 4;
const checksUntilDead = 2;

const gaveUp = {
  reason: 'interrupted',
  detail: 'Its process died.',
  note: 'Its process died.',
} as const;

const read = statementAsService<Generation>(
  `select ${generationFields} from public.generations where id = $1::uuid`,
  { readOnly: true },
);

/**
 * Waits until a generation that another request opened, perhaps on another process, is closed: a double click or a
 * reload attaches to it. If its process died, closes and refunds it here; the sweep does the same when no request waits.
 * @returns the generation at the end of the wait; its status is still `running` if it was not closed in time
 */
async function waitForGeneration(
  services: Services,
  generation: Generation,
  lockName: string,
): Promise<Generation> {
  const { database, models, stopping, log } = services;
  const { id } = generation;
  const end = performance.now() + models.timeoutMs;
  let current = generation;
  let checksWithoutLock = 0;
  for (let reads = 1; current.status === 'running' && !stopping.aborted; reads += 1) {
    if (performance.now() > end) break;
    await wait(pollEveryMs);
    const [row] = await read(database, [id]);
    current = row ?? { ...current, status: 'failed' };
    if (current.status !== 'running' || reads % readsPerCheck > 0) continue;
    const isLocked = (await database.findUnlocked([lockName])).length === 0;
    checksWithoutLock = isLocked ? 0 : checksWithoutLock + 1;
    if (checksWithoutLock < checksUntilDead) continue;
    log.warn({ generationId: id }, 'dead generation refunded');
    current = { ...current, ...(await failGeneration(services, id, gaveUp)) };
  }
  return current;
}

/**
 * Returns the response for a closed generation, plain or as the last event of a stream.
 * @throws NoticeError with the reason of a failed generation; 409 for one that still runs
 */
async function resultOf(services: Services, userId: string, generation: Generation) {
  if (generation.status === 'running') throw oneIsRunning();
  if (generation.status !== 'completed' || !generation.result) {
    throw generationFailure(generation.reason ?? 'unexpected', generation.cost);
  }
  const { recipe, text, imageUrl, thumbnailUrl, base, remix } = generation.result;
  return {
    text,
    recipe,
    title: recipe.title,
    imageUrl,
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    generationId: generation.id,
    model: generation.model,
    checks: recipe.checks,
    ...(base && remix ? { base, remix } : {}),
    ...(await balanceOf(services, userId)),
  };
}
