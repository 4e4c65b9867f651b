/** What the looks at all answers of this process may take of its time: the rest is for reading what comes and for everybody else. */
const shareOfAll = 0.4;
/** No pause is longer: a look that seems to have taken a minute was interrupted by a machine that stood still. */
const longestPauseMs = 2000;

type Options = { share?: number; nowMs?: () => number };

/**
 * Lets one look happen after the other, with a pause behind each, so that a thousand answers that stream in at once are looked at more
 * seldom instead of holding up the process. Who has nothing on the screen yet goes before those who have.
 * @returns `look` now where nothing stands in the way, else in its turn; the function that is answered takes it back
 */
export function createLooks({
  share = shareOfAll,
  nowMs = () => performance.now(),
}: Options = {}): (look: () => void, isFirst: boolean) => () => void {
  const firsts = new Set<() => void>();
  const others = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let freeAtMs = 0;

  function run(look: () => void): void {
    const startedMs = nowMs();
    look();
    const endedMs = nowMs();
    freeAtMs = endedMs + Math.min(longestPauseMs, (endedMs - startedMs) * (1 / share - 1));
  }

  function plan(): void {
    if (timer !== undefined || firsts.size + others.size === 0) return;
    timer = setTimeout(lookNext, Math.max(0, freeAtMs - nowMs()));
  }

  function lookNext(): void {
    timer = undefined;
    const waiting = firsts.size > 0 ? firsts : others;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      run(next);
    }
    plan();
  }

  return (look, isFirst) => {
    if (firsts.size + others.size === 0 && nowMs() >= freeAtMs) {
      run(look);
      return () => {};
    }
    const waiting = isFirst ? firsts : others;
    waiting.add(look);
    plan();
    return () => waiting.delete(look);
  };
}
