/** Share of its CPU time that the process may spend on validating streaming answers. The rest is for reading them and for other requests. */
const cpuShareOfAll = 0.4;
/** Longest pause. A validation that seems to have taken a minute was interrupted by a suspended machine. */
const maxPauseMs = 2000;

type Options = { cpuShare?: number; nowMs?: () => number };

/**
 * Creates a validation scheduler with a CPU budget. It runs one validation at a time, with a pause after each, so that a thousand answers
 * that stream in at once are validated less often instead of blocking the process. Answers with nothing on the screen yet have priority.
 * @returns a function that runs a validation now if none is pending, or else later; the function that it returns cancels the validation
 */
export function createValidationScheduler({
  cpuShare = cpuShareOfAll,
  nowMs = () => performance.now(),
}: Options = {}): (validate: () => void, isFirst: boolean) => () => void {
  const firsts = new Set<() => void>();
  const others = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let freeAtMs = 0;

  function run(validate: () => void): void {
    const startedMs = nowMs();
    validate();
    const endedMs = nowMs();
    freeAtMs = endedMs + Math.min(maxPauseMs, (endedMs - startedMs) * (1 / cpuShare - 1));
  }

  function plan(): void {
    if (timer !== undefined || firsts.size + others.size === 0) return;
    timer = setTimeout(runNext, Math.max(0, freeAtMs - nowMs()));
  }

  function runNext(): void {
    timer = undefined;
    const waiting = firsts.size > 0 ? firsts : others;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      run(next);
    }
    plan();
  }

  return (validate, isFirst) => {
    if (firsts.size + others.size === 0 && nowMs() >= freeAtMs) {
      run(validate);
      return () => {};
    }
    const waiting = isFirst ? firsts : others;
    waiting.add(validate);
    plan();
    return () => waiting.delete(validate);
  };
}
