import type { Context } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { Services } from '../../services.ts';
import { describeFailure } from '../print-failure.ts';
import { answerGeneration } from './answer-generation.ts';
import { openEventStream } from './event-stream.ts';
import type { Generation } from './reserve.ts';
import type { Underway } from './running-generations.ts';
import { waitForGeneration } from './wait-for-generation.ts';

export const wantsEvents = (request: Request): boolean =>
  /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i.test(request.headers.get('accept') ?? '');

type Watched = {
  userId: string;
  generation: Generation;
  /** The lock held by the process that runs the generation. */
  lockName: string;
  underway?: Underway;
};

/**
 * Streams a generation as server-sent events, from its current state to its end. A client that disconnects does not stop it.
 * @param underway the generation, when it runs in this process; when it runs in another process, only its end is reported
 */
export function streamGeneration(
  c: Context<DoorEnvironment>,
  services: Services,
  { userId, generation, lockName, underway }: Watched,
): Response {
  const events = openEventStream();
  if (underway) {
    events.whenOver(underway.attach(events.send));
  } else if (generation.status === 'running') {
    const { id: generationId } = generation;
    events.send({ event: 'status', data: { generationId, phase: 'writing' } });
  }

  async function tellEnd(): Promise<void> {
    const closed = await (underway?.ended ?? waitForGeneration(services, generation, lockName));
    // This process stops while another one runs the generation: a repeated request attaches to it there.
    if (closed.status === 'running' && services.stopping.aborted) return;
    const data = await answerGeneration(services, userId, closed);
    events.send({ event: 'recipe', data });
  }
  void tellEnd()
    .catch((error: unknown) => {
      const { status, body } = describeFailure(error, c);
      events.send({ event: 'error', data: { ...body, status } });
    })
    .finally(events.close);
  return events.response;
}
