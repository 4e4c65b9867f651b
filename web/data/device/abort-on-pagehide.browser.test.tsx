import { openDB, unwrap } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { abortTransactionsOnPagehide } from './abort-on-pagehide.ts';

const name = 'abort-on-pagehide';
afterEach(() => void indexedDB.deleteDatabase(name));

async function openTwoRows() {
  const database = await openDB(name, 1, {
    upgrade: (made) => void made.createObjectStore('rows'),
  });
  abortTransactionsOnPagehide(unwrap(database));
  await database.put('rows', 'rice', 1);
  return database;
}

const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));

test('pagehide into the back/forward cache aborts open transactions; new ones work', async () => {
  const database = await openTwoRows();
  const reading = database.get('rows', 1);
  const writing = database.put('rows', 'soup', 1);
  leave(true);
  await expect(reading).rejects.toThrow();
  await expect(writing).rejects.toThrow();
  expect(await database.get('rows', 1)).toBe('rice');
  database.close();
});

test('finished transactions, and those of a page that is unloaded, are not aborted', async () => {
  const database = await openTwoRows();
  leave(true);
  const reading = database.get('rows', 1);
  leave(false);
  expect(await reading).toBe('rice');
  database.close();
});
