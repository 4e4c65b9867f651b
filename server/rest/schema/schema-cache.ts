import type { Database } from '#server/database/database.ts';
import { ApiError } from '#server/errors.ts';
import { readSchema, readVersion } from './read-schema.ts';
import type { Schema } from './schema.ts';

export interface SchemaCache {
  /** The schema as it is known; read from the database at first use and after a change was announced. */
  current(): Promise<Schema>;
  /** The schema, where `current` would not have to ask the database. */
  known(): Schema | undefined;
  /** Asks the database whether the schema changed, and answers the new one; undefined when it did not. */
  refreshed(known: Schema): Promise<Schema | undefined>;
  /** The next request looks again: PostgreSQL disagreed with what we knew. */
  expire(): void;
}

/**
 * Keeps the exposed schemas' shape in memory. A change reaches each process by NOTIFY `schema_changed`, which
 * `migrate` sends; a change made by hand is found when a name is unknown, by comparing versions.
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
      listening = undefined; // the next reading tries again
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

  /** One reading at a time, shared by all who wait for it. */
  function readOnce(): Promise<Schema> {
    reading ??= read()
      .catch((cause: unknown) => {
        isStale = true;
        // Not the caller's mistake, whatever PostgreSQL calls it. The dialect has a code for it.
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
