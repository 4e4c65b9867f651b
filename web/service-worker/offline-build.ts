/** What the service worker needs to know about its own build. The build step injects it. */
export type OfflineBuild = {
  /** The same version as in the pages of this build and on the server that serves them. */
  version: string;
  /** Code, styles and fonts of the public pages. Every visitor has loaded most of them, and the shell starts from them. */
  frame: string[];
  /** Further files for cooks. Stored only if a cook is signed in and the user does not pay for the traffic. */
  cook: string[];
};

/** Returns the path at which the server serves the shell of its own build. */
export function shellPath(version: string): string {
  return `/app-shell/${version}`;
}

/** Prefix of cache names. The build's version follows it, so that the next build can delete the caches of this one. */
export const buildCachePrefix = 'saffron-build-';
