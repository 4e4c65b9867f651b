import type {
  GenerationEvent,
  GenerationPhase,
  PartialRecipe,
} from '#contract/generation-events.ts';
import type { GenerationProgress } from '#recipes/generation/outcome.ts';

export type Listener = (event: GenerationEvent) => void;

/** The limit of listeners per generation. One more detaches the oldest listener, whose client then gets only the final result. */
const maxListeners = 16;

type Options = {
  id: string;
  /** Called before the first snapshot is sent. Resolves to false when the generation is closed: then no snapshot may be sent. */
  markSent: () => Promise<boolean>;
  /** Called when markSent fails. The snapshot is not sent then, and the next one calls markSent again. */
  onProblem: (error: unknown) => void;
};

/**
 * Returns a function that resolves to whether snapshots may be sent. It calls markSent once; after a failure, the next call tries again.
 * @param onClosed called when the generation turns out to be closed
 */
function createSendPermission(
  { markSent, onProblem }: Pick<Options, 'markSent' | 'onProblem'>,
  onClosed: () => void,
): () => Promise<boolean> {
  let marked: Promise<boolean> | undefined;
  return () => {
    marked ??= markSent().then(
      (sent) => {
        if (!sent) onClosed();
        return sent;
      },
      (error: unknown) => {
        marked = undefined;
        onProblem(error);
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
export function createRunningGeneration({ id, ...options }: Options) {
  const stopped = new AbortController();
  const listeners = new Set<Listener>();
  let phase: GenerationPhase = 'writing';
  let snapshot: PartialRecipe | undefined;

  const status = (): GenerationEvent => ({ event: 'status', data: { generationId: id, phase } });
  const stop = () => stopped.abort(new Error('The generation was closed while it ran.'));
  const maySend = createSendPermission(options, stop);

  /** Sends the snapshot. Reads it only after markSent has resolved, since a repair may have discarded it meanwhile. */
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
