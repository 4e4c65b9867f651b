import { existsSync } from 'node:fs';

/** Matches quoted paths of the repository; settings, headers and addresses are not paths. */
const rooms =
  /^(?:bench|chef|contract|cookbook|database|docs|ops|payment-sandbox|photographer|recipes|scripts|server|tests|web)\/|^[\w.-]+\.(?:md|json|ts)$/;

/** Returns the repository's files and folders that a document names in backticks. */
export function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => rooms.test(quoted) && !quoted.includes('*'));
}

/** Returns whether the repository has a file or folder at this path. */
export const isThere = (path: string): boolean =>
  existsSync(new URL(`../../${path}`, import.meta.url));
