import { beforeEach, expect } from 'vitest';
import { watchedTroubles } from './trouble.ts';

// Files of a worker share modules: the stages of the file before are not those of this one.
watchedTroubles.clear();

/** What the browsers say during a test fails that test. Registered before the test's pages, so it judges after they are closed. */
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
