/** Messages from a page to the service worker. */
export type ToWorker = { type: 'page-started'; version: string } | { type: 'keep-cook-code' };

/** Message from the service worker to a page: the version of the worker's build. */
export type ToPage = { type: 'version'; version: string };
