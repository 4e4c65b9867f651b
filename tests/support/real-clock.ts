import { afterEach, vi } from 'vitest';

// A test that failed before it gave the clock back would stop that of every file after it in the same worker.
afterEach(() => {
  vi.useRealTimers();
});
