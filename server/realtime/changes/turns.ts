import { BadBinding } from './changes.ts';

/** Behind so many nobody waits: their clients would have given up before it is their turn. */
const mostWaiting = 200;

/**
 * Does one work after the other. A filter can be written so that PostgreSQL takes as long as it may to look at it: a handful of joins at
 * once would hold every connection that the rest of the product needs.
 * @throws BadBinding where too many are waiting already
 */
export function createTurns(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) {
      throw new BadBinding('Too many filters are being looked at. Please try again.');
    }
    waiting += 1;
    const own = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = own.catch(() => {}); // whoever asked for it is told
    await own;
  };
}
