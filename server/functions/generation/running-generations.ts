import { statementAsService } from '../../database/statement-as-service.ts';
import type { Services } from '../../services.ts';
import type { Generation } from './reserve.ts';
import { createRunningGeneration, type RunningGeneration } from './running-generation.ts';

/** A generation that runs in this process, with the promise of its end. Awaiting the promise is optional. */
export type Underway = RunningGeneration & { ended: Promise<Generation> };

const markedSent = statementAsService<{ sent: boolean }>(
  'select private.mark_generation_sent($1::uuid) as sent',
);

async function markSent({ database }: Services, id: string): Promise<boolean> {
  const [row] = await markedSent(database, [id]);
  return row?.sent ?? false;
}

/**
 * Creates the registry of the generations that run in this process. It holds a generation only while it runs. The database is the
 * source of truth: other processes read a generation there, and so does this one after its end.
 */
export function createRunningGenerations(services: Services) {
  const { database, log } = services;
  const underway = new Map<string, Underway>();
  let isListening = false;

  /** Listens for cancellations that another process received. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    database
      .listen('generation_cancelled', (id) => underway.get(id)?.stop())
      .catch((err: unknown) => {
        isListening = false; // the next generation retries
        log.warn(
          { err },
          'cancellation listener failed: cancelled generations stop when they next send',
        );
      });
  }

  function begin(id: string, run: (running: RunningGeneration) => Promise<Generation>): Underway {
    listen();
    const running = createRunningGeneration({
      id,
      markSent: () => markSent(services, id),
      onProblem: (err) =>
        log.error({ generationId: id, err }, 'recipe line delayed: the database does not answer'),
    });
    const ended = run(running).finally(() => underway.delete(id));
    ended.catch((err: unknown) => {
      log.error({ generationId: id, err }, 'generation close failed: left to the sweep');
    });
    const one = { ...running, ended };
    underway.set(id, one);
    return one;
  }

  return {
    begin,
    find: (id: string): Underway | undefined => underway.get(id),
    /** Resolves when no generation is running. */
    async drain(): Promise<void> {
      while (underway.size > 0) {
        await Promise.allSettled([...underway.values()].map(({ ended }) => ended));
      }
    },
  };
}

export type RunningGenerations = ReturnType<typeof createRunningGenerations>;
