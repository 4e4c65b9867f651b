type Undo = () => void | Promise<void>;

const open = new Set<() => Promise<void>>();
let leaving: Promise<void> | undefined;

/**
 * Notes how something is ended that a measurement started: a process, a cluster, a folder. It is ended when the measurement throws or is
 * interrupted before it came to do so itself.
 * @returns what ends it, once
 */
export function ended(undo: Undo): () => Promise<void> {
  let ending: Promise<void> | undefined;
  const end = () => {
    open.delete(end);
    ending ??= Promise.resolve(undo());
    return ending;
  };
  open.add(end);
  return end;
}

async function endAll(): Promise<void> {
  // What was started last stands on what was there before it.
  for (const end of [...open].reverse()) {
    await end().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

/** Ends what is still open, the last first. Whoever asks again waits for the same. */
export function leaveNothing(): Promise<void> {
  leaving ??= endAll();
  return leaving;
}
