/**
 * Request header of a page navigation that passes through the service worker: the version of the build whose files the worker has cached.
 * The server omits preload links from a page whose files are already cached.
 */
export const keptBuildHeader = 'x-kept-build';
