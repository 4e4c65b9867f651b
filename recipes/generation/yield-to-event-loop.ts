const waiting: (() => void)[] = [];

function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/**
 * Yields to the event loop until no other caller runs in this iteration. Where hundreds of answers end at once, requests are read between
 * one and the next.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeNext);
  });
}
