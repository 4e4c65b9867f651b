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
  /** What the process holds that cooks it. */
  lockName: string;
  underway?: Underway;
};

/**
 * Tells a generation as it happens, from wherever it is by now to its end. Whoever leaves only stops listening.
 * @param underway the generation, where it runs in this process; of another process's nothing is known but its end
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
    // Another process goes on with it: whoever asks again finds it there.
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
