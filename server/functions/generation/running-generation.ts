import type {
  GenerationEvent,
  GenerationPhase,
  PartialRecipe,
} from '#contract/generation-events.ts';
import type { GenerationProgress } from '#recipes/generation/outcome.ts';

export type Listener = (event: GenerationEvent) => void;

/** Where more than this many follow one generation, the first of them is told nothing more before the end. */
const maxListeners = 16;

type Options = {
  id: string;
  /** Asked before the first line leaves; false where the generation is closed, so that nothing may. */
  markSent: () => Promise<boolean>;
  /** Told that markSent could not be asked: nothing leaves then, and the next line asks again. */
  onProblem: (error: unknown) => void;
};

/**
 * A generation that runs in this process, for those who watch it: the phase it is in and the latest snapshot, told to each
 * listener as it comes and to a late one at once. Nobody's leaving stops it.
 */
export function createRunningGeneration({ id, markSent, onProblem }: Options) {
  const stopped = new AbortController();
  const listeners = new Set<Listener>();
  let phase: GenerationPhase = 'writing';
  let snapshot: PartialRecipe | undefined;
  let marked: Promise<boolean> | undefined;

  const status = (): GenerationEvent => ({ event: 'status', data: { generationId: id, phase } });
  const stop = () => stopped.abort(new Error('The generation was closed while it ran.'));

  function mayLeave(): Promise<boolean> {
    marked ??= markSent().then(
      (sent) => {
        if (!sent) stop();
        return sent;
      },
      (error: unknown) => {
        marked = undefined;
        onProblem(error);
        return false;
      },
    );
    return marked;
  }

  /** The snapshot is read after the database has agreed: it may have been taken back by then. */
  async function tellSnapshot(to: () => Iterable<Listener>): Promise<void> {
    if (!(await mayLeave()) || !snapshot || stopped.signal.aborted) return;
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

  /** Tells the phase at once, then the snapshot. @returns the function that ends it */
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
