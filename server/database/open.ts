import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { connectDatabase, type Database } from './database.ts';
import { type Cluster, ensureDatabase, openCluster } from './embedded/cluster.ts';
import { migrate } from './migrate.ts';
import { sqlRoot } from './sql-files.ts';

export type OpenDatabase = {
  database: Database;
  url: string;
  /** True where we run PostgreSQL ourselves. */
  embedded: boolean;
  notice: string | undefined;
  /** True where no other process can be serving this database: it is our own PostgreSQL, and nobody else is there. */
  alone: boolean;
  /** Closes the connections, and stops the embedded PostgreSQL where nobody else uses it. */
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

/** Where the database of the settings is, as it stands: nothing is migrated. */
export type LocatedDatabase = {
  /** Past a pooler, where there is one: sessions hold. */
  url: string;
  /** True where we run PostgreSQL ourselves. */
  embedded: boolean;
  /** Stops the embedded PostgreSQL where nobody else uses it. */
  release(): Promise<void>;
};

/** Finds the database of the settings, the embedded PostgreSQL started unless it runs already, for commands that must not change it. */
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
 * Opens the database of the settings, migrated to today's schema: DATABASE_URL, else the embedded PostgreSQL, which
 * is started unless it runs already. Commands use it beside a running server.
 * @param log given by a server, which keeps the embedded PostgreSQL running for as long as itself
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
