import { existsSync } from 'node:fs';

/** Files and folders among what is quoted; settings, headers and addresses are no paths of ours. */
const rooms =
  /^(?:bench|contract|database|docs|ops|recipes|scripts|server|tests|web)\/|^[\w.-]+\.(?:md|json|ts)$/;

/** The files and folders of ours that a document names between backticks. */
export function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => rooms.test(quoted) && !quoted.includes('*'));
}

/** Whether there is a file or folder at this path of the repository. */
export const isThere = (path: string): boolean =>
  existsSync(new URL(`../../${path}`, import.meta.url));
