type Undo = () => void | Promise<void>;

const open = new Set<() => Promise<void>>();
let leaving: Promise<void> | undefined;

/**
 * Registers a cleanup for something that a measurement started: a process, a cluster, a folder. The cleanup also runs when the measurement
 * throws or is interrupted before its own cleanup.
 * @returns a function that runs the cleanup, once
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
  // What was started last may depend on what was started before it.
  for (const end of [...open].reverse()) {
    await end().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

/** Runs all pending cleanups, last registered first. Repeated calls return the same promise. */
export function leaveNothing(): Promise<void> {
  leaving ??= endAll();
  return leaving;
}
