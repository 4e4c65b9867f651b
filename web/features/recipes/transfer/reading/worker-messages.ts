import type { Report } from './read-files.ts';

/** Message from the page to the worker. */
export type ReadingWanted = { files: File[]; site: string };

/** Messages from the worker: reports while it reads, then one `end` or `failed`. */
export type ReadingMessage =
  | { kind: 'report'; report: Report }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };
