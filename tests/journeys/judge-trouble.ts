import { beforeEach, expect } from 'vitest';
import { watchedTroubles } from './trouble.ts';

// Test files in one worker share modules, so drop the stages of the previous file.
watchedTroubles.clear();

/** Fails a test when a browser reported unexpected trouble during it. Registered before the test opens pages, so it runs after they are closed. */
beforeEach(({ onTestFinished }) => {
  const atStart = new Map(
    [...watchedTroubles].map((trouble) => [
      trouble,
      { allowed: [...trouble.allowed], allowedLines: [...trouble.allowedLines] },
    ]),
  );
  onTestFinished(() => {
    const unexpected = [...watchedTroubles].flatMap((trouble) => trouble.unexpected.splice(0));
    for (const [trouble, allowances] of atStart) Object.assign(trouble, allowances);
    expect(unexpected).toEqual([]);
  });
});
