import type {
  GenerationEvent,
  GenerationPhase,
  PartialRecipe,
} from '#contract/generation-events.ts';
import type { GenerationProgress } from '#recipes/generation/outcome.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import type { Services } from '../../services.ts';
import type { Generation } from './generation.ts';

type Listener = (event: GenerationEvent) => void;

/** The limit of listeners per generation. One more detaches the oldest listener, whose client then gets only the final result. */
const maxListeners = 16;

const markedSent = statementAsService<{ sent: boolean }>(
  'select private.mark_generation_sent($1::uuid) as sent',
);

/**
 * Returns a function that resolves to whether snapshots of a generation may be sent. It marks the generation as sent once; after a
 * failure nothing is sent, and the next call tries again.
 * @param onClosed called when the generation turns out to be closed: then no snapshot may be sent
 */
function createSendPermission(
  { database, log }: Services,
  id: string,
  onClosed: () => void,
): () => Promise<boolean> {
  let marked: Promise<boolean> | undefined;
  return () => {
    marked ??= markedSent(database, [id]).then(
      ([row]) => {
        if (!row?.sent) onClosed();
        return row?.sent ?? false;
      },
      (err: unknown) => {
        marked = undefined;
        log.error({ generationId: id, err }, 'recipe line delayed: the database does not answer');
        return false;
      },
    );
    return marked;
  };
}

/**
 * Creates the observable state of a generation that runs in this process: its phase and its latest snapshot. Each listener gets
 * every update, and a late listener gets the current state at once. Detaching a listener does not stop the generation.
 */
function createRunningGeneration(services: Services, id: string) {
  const stopped = new AbortController();
  const listeners = new Set<Listener>();
  let phase: GenerationPhase = 'writing';
  let snapshot: PartialRecipe | undefined;

  const status = (): GenerationEvent => ({ event: 'status', data: { generationId: id, phase } });
  const stop = () => stopped.abort(new Error('The generation was closed while it ran.'));
  const maySend = createSendPermission(services, id, stop);

  /** Sends the snapshot. Reads it only after the permission has resolved, since a repair may have discarded it meanwhile. */
  async function tellSnapshot(to: () => Iterable<Listener>): Promise<void> {
    if (!(await maySend()) || !snapshot || stopped.signal.aborted) return;
    const event: GenerationEvent = {
      event: 'partial',
      data: { generationId: id, recipe: snapshot },
    };
    for (const listener of to()) listener(event);
  }

  function publish(progress: GenerationProgress): void {
    if ('recipe' in progress) {
      snapshot = progress.recipe;
      if (listeners.size > 0) void tellSnapshot(() => listeners);
      return;
    }
    phase = progress.phase;
    if (phase === 'repairing') snapshot = undefined;
    for (const listener of listeners) listener(status());
  }

  /** Sends the phase at once, then the snapshot. @returns a function that detaches the listener */
  function attach(listener: Listener): () => void {
    const [first] = listeners;
    if (first && listeners.size >= maxListeners) listeners.delete(first);
    listeners.add(listener);
    listener(status());
    if (snapshot) {
      void tellSnapshot(() => (listeners.has(listener) ? [listener] : []));
    }
    return () => listeners.delete(listener);
  }

  return { id, signal: stopped.signal, stop, publish, attach };
}

export type RunningGeneration = ReturnType<typeof createRunningGeneration>;

/** A generation that runs in this process, with the promise of its end. Awaiting the promise is optional. */
export type Underway = RunningGeneration & { ended: Promise<Generation> };

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
    const running = createRunningGeneration(services, id);
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
    underway: underway as ReadonlyMap<string, Underway>,
    /** Resolves when no generation is running. */
    async drain(): Promise<void> {
      while (underway.size > 0) {
        await Promise.allSettled([...underway.values()].map(({ ended }) => ended));
      }
    },
  };
}

export type RunningGenerations = ReturnType<typeof createRunningGenerations>;
