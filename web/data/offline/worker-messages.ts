/** What a page says to the service worker. */
export type ToWorker = { type: 'page-started'; version: string } | { type: 'keep-cook-code' };

/** What the service worker says to a page: which build it belongs to. */
export type ToPage = { type: 'version'; version: string };
