import type { Page } from 'playwright-core';

/** What went over a page's WebSockets to the server of this site. */
export type LiveFrames = {
  received: string[];
  /** How often the page has begun to listen, and has been told so. */
  joins(): number;
  /** How many of its connections stand. */
  open(): number;
};

/** Begins before the page is opened. */
export function watchFrames(page: Page): LiveFrames {
  const received: string[] = [];
  let open = 0;
  page.on('websocket', (socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  const isJoin = (frame: string) =>
    frame.includes('"system"') && frame.includes('"Subscribed to PostgreSQL"');
  return { received, joins: () => received.filter(isJoin).length, open: () => open };
}
