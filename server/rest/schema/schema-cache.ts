import type { Database } from '#server/database/database.ts';
import { ApiError } from '#server/errors.ts';
import { readSchema, readVersion } from './read-schema.ts';
import type { Schema } from './schema.ts';

export interface SchemaCache {
  /** Returns the cached schema; reads it from the database on first use and after a change notification. */
  current(): Promise<Schema>;
  /** Returns the cached schema; undefined where `current` would have to query the database. */
  known(): Schema | undefined;
  /** Checks the database for a schema change and returns the new schema; undefined when it did not change. */
  refreshed(known: Schema): Promise<Schema | undefined>;
  /** Marks the schema as stale, so that the next request checks the database: PostgreSQL disagreed with the cached schema. */
  expire(): void;
}

/**
 * Caches the shape of the exposed schemas in memory. Each process learns of a change through NOTIFY `schema_changed`, which `migrate` sends. A manual
 * change is detected by comparing versions when a name is unknown.
 */
export function createSchemaCache(database: Database, exposed: string[]): SchemaCache {
  let known: Schema | undefined;
  let isStale = false;
  let reading: Promise<Schema> | undefined;
  let listening: Promise<unknown> | undefined;

  function expire() {
    isStale = true;
  }

  async function read(): Promise<Schema> {
    listening ??= database.listen('schema_changed', expire).catch((cause: unknown) => {
      listening = undefined; // the next read tries again
      throw cause;
    });
    await listening;
    isStale = false;
    return database.asService(async (transaction) => {
      const version = known && (await readVersion(transaction, exposed));
      if (known && known.version === version) return known;
      known = await readSchema(transaction, exposed);
      return known;
    });
  }

  /** Runs one read at a time; concurrent callers share it. */
  function readOnce(): Promise<Schema> {
    reading ??= read()
      .catch((cause: unknown) => {
        isStale = true;
        // Not a caller error, whatever code PostgreSQL returns. PostgREST has a code for this case.
        throw new ApiError(503, 'PGRST002', 'The database catalogue could not be read.', { cause });
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    current: async () => (known && !isStale ? known : readOnce()),
    known: () => (isStale ? undefined : known),
    async refreshed(from) {
      if (known && known !== from) return known;
      const fresh = await readOnce();
      return fresh === from ? undefined : fresh;
    },
    expire,
  };
}
