import type { Page } from 'playwright-core';

/** The frames that a page received over its WebSockets. */
export type LiveFrames = {
  received: string[];
  /** Returns how often the server has confirmed a channel join of the page. */
  joins(): number;
  /** Returns how many of its WebSockets are open. */
  open(): number;
};

/** Starts watching; call it before the page is opened. */
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
