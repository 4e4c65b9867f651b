/** What the worker has to know of the build that it belongs to; the build step writes it in. */
export type OfflineBuild = {
  /** The same as the pages of this build carry, and the server that serves them. */
  version: string;
  /** Code, styles and fonts of the public pages: what every visitor has loaded most of, and what the shell starts from. */
  frame: string[];
  /** What a cook needs besides. Kept only when a cook is signed in, and nobody has to pay for the traffic. */
  cook: string[];
};

/** Where the server answers the shell of its own build. */
export function shellPath(version: string): string {
  return `/app-shell/${version}`;
}

/** What is kept by a build has the build in its name, so that the next one can let go of it. */
export const buildCachePrefix = 'saffron-build-';
