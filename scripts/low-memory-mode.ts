/** The settings that reduce the memory of the server. V8 and the C library read them once, before our code runs: docs/decisions/0079. */
export const lowMemory = {
  /** The maximum size in MB of each of the two halves (semi-spaces) of the young generation. By default V8 takes up to 64 MB and keeps it. */
  flags: ['--max-semi-space-size=12'],
  variables: {
    /** The number of arenas of the C library's `malloc` (glibc). By default nearly every thread gets its own arena, with unused memory. */
    MALLOC_ARENA_MAX: '2',
    /**
     * Bytes. Larger blocks are returned to the system when freed. By default this threshold rises to 32 MB with the first picture. The
     * value is twice the buffer that Node allocates for each socket read, which must stay cheap.
     */
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
} as const;

const missingFlags = () => lowMemory.flags.filter((flag) => !isGiven(flag));

/** Restarts this process in memory-saving mode (`restartInPlace`), unless it already runs in that mode. */
export function ensureLowMemoryMode(): void {
  const isActive =
    missingFlags().length === 0 &&
    Object.keys(lowMemory.variables).every((name) => name in process.env);
  if (!isActive) restartInPlace();
}

/**
 * Restarts this process in place (`execve(2)`), in memory-saving mode and with empty memory. The pid stays the same, so the parent process
 * and signals are not affected. Flags and variables set by an operator are kept. No-op if the process has an IPC channel to its parent,
 * which a restart would cut, and on systems without execve (Windows): the process then continues with more memory.
 */
export function restartInPlace(): void {
  if (process.platform === 'win32' || process.connected) return;
  const words = [process.argv0, ...process.execArgv, ...missingFlags(), ...process.argv.slice(1)];
  process.execve?.(process.execPath, words, definedOf({ ...lowMemory.variables, ...process.env }));
}

/** Returns whether the flag is set on the command line or in `NODE_OPTIONS`, with any value. V8 also accepts underscores in flags. */
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
