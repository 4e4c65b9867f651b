import type { Report } from './read-files.ts';

/** What the page asks the worker. */
export type ReadingWanted = { files: File[]; site: string };

/** What the worker says: reports as it goes, then one of the ends. */
export type ReadingMessage =
  | { kind: 'report'; report: Report }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };
