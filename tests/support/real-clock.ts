import { afterEach, vi } from 'vitest';

// A test that fails before it restores the real clock would block every later file in the same worker.
afterEach(() => {
  vi.useRealTimers();
});
