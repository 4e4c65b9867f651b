import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import type { RecipeRow, RecipeView } from '../recipes/recipe-view.ts';
import { abortTransactionsOnPagehide } from './abort-on-pagehide.ts';

/** A recipe row as the data API returned it, so that a later version of the page can parse it with its own code. */
export type SavedRow = RecipeRow & { search_text?: string | null };

type SavedRecord = { cookId: string; id: string; stamp: string; row: SavedRow };
type VisitedRecord = { id: string; shape: number; visitedAtMs: number; recipe: RecipeView };

interface OfflineSchema extends DBSchema {
  saved: { key: [string, string]; value: SavedRecord; indexes: { byCook: string } };
  visited: { key: string; value: VisitedRecord; indexes: { byVisit: number } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const name = 'saffron-offline';
const version = 1;

let opened: Promise<OfflineDatabase> | undefined;

function open(): Promise<OfflineDatabase> {
  opened ??= openDB<OfflineSchema>(name, version, {
    upgrade(database) {
      const saved = database.createObjectStore('saved', { keyPath: ['cookId', 'id'] });
      saved.createIndex('byCook', 'cookId');
      database
        .createObjectStore('visited', { keyPath: 'id' })
        .createIndex('byVisit', 'visitedAtMs');
    },
    // A newer page in another tab wants to upgrade the database: close it here, and reopen it when it is needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).then((database) => {
    abortTransactionsOnPagehide(unwrap(database));
    return database;
  });
  return opened;
}

/**
 * Runs `work` with the offline database, and returns `otherwise` if that fails. A browser may deny access (private windows, blocked site
 * data, a full disk): nothing is stored then, and everything works as long as the server answers.
 */
export async function withOfflineDatabase<Result>(
  work: (database: OfflineDatabase) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await work(await open());
  } catch (cause) {
    opened = undefined;
    console.warn('The browser keeps no recipes for this site.', cause);
    return otherwise;
  }
}
