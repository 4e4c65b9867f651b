/**
 * Request header of a page navigation that passes through the service worker: the version of the build whose files the worker keeps.
 * The server leaves preload links out of a page whose files are kept already.
 */
export const keptBuildHeader = 'x-kept-build';
