import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { connectDatabase, type Database } from './database.ts';
import { type Cluster, ensureDatabase, openCluster } from './embedded/cluster.ts';
import { migrate } from './migrate.ts';
import { sqlRoot } from './sql-files.ts';

export type OpenDatabase = {
  database: Database;
  url: string;
  /** True for the embedded PostgreSQL. */
  embedded: boolean;
  notice: string | undefined;
  /** True when no other process can be serving this database: it is the embedded PostgreSQL, and no other process uses it. */
  alone: boolean;
  /** Closes the connections, and stops the embedded PostgreSQL unless another process uses it. */
  close(): Promise<void>;
};

async function locate(
  settings: Settings,
  log?: Logger,
): Promise<{ url: string; cluster?: Cluster }> {
  if (settings.database.url) return { url: settings.database.url };
  const cluster = await openCluster(settings.dataDirectory, undefined, log && { log });
  await ensureDatabase(cluster, 'saffron');
  return { url: cluster.urlOf('saffron'), cluster };
}

/** The location of the database of the settings, which is not migrated. */
export type LocatedDatabase = {
  /** Bypasses the pooler, if there is one, so that sessions work. */
  url: string;
  /** True for the embedded PostgreSQL. */
  embedded: boolean;
  /** Stops the embedded PostgreSQL unless another process uses it. */
  release(): Promise<void>;
};

/** Finds the database of the settings, for commands that must not change it. Starts the embedded PostgreSQL unless it already runs. */
export async function locateDatabase(settings: Settings): Promise<LocatedDatabase> {
  const { url, cluster } = await locate(settings);
  return {
    url: settings.database.directUrl ?? url,
    embedded: cluster !== undefined,
    async release() {
      await cluster?.release();
    },
  };
}

/**
 * Opens the database of the settings and migrates it to the current schema: DATABASE_URL, else the embedded PostgreSQL,
 * which is started unless it already runs. Commands may use it while a server runs.
 * @param log passed by a server, which restarts the embedded PostgreSQL whenever it dies while the server runs
 */
export async function openDatabase(settings: Settings, log?: Logger): Promise<OpenDatabase> {
  const { url, cluster } = await locate(settings, log);
  try {
    await migrate(settings.database.directUrl ?? url, sqlRoot);
  } catch (error) {
    await cluster?.release();
    throw error;
  }
  const database = connectDatabase(url, settings.database);
  return {
    database,
    url,
    embedded: cluster !== undefined,
    notice: cluster?.notice,
    alone: cluster?.alone ?? false,
    async close() {
      await database.close();
      await cluster?.release();
    },
  };
}
