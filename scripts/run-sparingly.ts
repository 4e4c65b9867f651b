/** What makes a process of the server take less memory. V8 and the C library read both once, before the first line of ours: docs/decisions/0079. */
export const sparing = {
  /** The room for what is young, in MB, twice: by itself V8 takes 64 and keeps what it took. */
  flags: ['--max-semi-space-size=12'],
  variables: {
    /** Heaps of the C library's `malloc` (glibc): by itself it makes one for nearly each thread, each with room of its own that lies empty. */
    MALLOC_ARENA_MAX: '2',
    /**
     * Bytes. What is larger is given back when it is free: by itself the limit rises to 32 MB with the first picture. Twice what Node takes
     * for each read from a socket, which must stay cheap.
     */
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
} as const;

const missingFlags = () => sparing.flags.filter((flag) => !isGiven(flag));

/** Begins this process anew as a sparing one, unless it is one already: `beginAnew`. */
export function runSparingly(): void {
  const isSparing =
    missingFlags().length === 0 &&
    Object.keys(sparing.variables).every((name) => name in process.env);
  if (!isSparing) beginAnew();
}

/**
 * Begins this process anew, sparing and with nothing in its memory: for whoever started it and sends it signals it stays the same
 * (`execve(2)`). What an operator has set stays. Nothing is done where it would cut the line to the process that started it, and where the
 * system cannot do it (Windows): the process then goes on with more memory.
 */
export function beginAnew(): void {
  if (process.platform === 'win32' || process.connected) return;
  const words = [process.argv0, ...process.execArgv, ...missingFlags(), ...process.argv.slice(1)];
  process.execve?.(process.execPath, words, definedOf({ ...sparing.variables, ...process.env }));
}

/** Whether the flag stands in the command or in `NODE_OPTIONS`, with whatever value; V8 writes its flags with underscores, too. */
function isGiven(flag: string): boolean {
  const [name = flag] = flag.split('=');
  const words = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)];
  const given = words.map((word) => word.replaceAll('_', '-'));
  return given.some((one) => one === name || one.startsWith(`${name}=`));
}

const definedOf = (variables: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
