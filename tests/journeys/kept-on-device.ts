import type { Page } from 'playwright-core';

/** Runs in the page: returns how many recipes IndexedDB holds, of all users. */
export async function countKeptInPage(): Promise<number> {
  // Opening the database before the page has created it would create it without object stores, for good.
  const made = (await indexedDB.databases()).some(({ name }) => name === 'saffron-offline');
  if (!made) return 0;
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('saffron-offline');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const work = database.transaction('saved');
      const counting = work.objectStore('saved').count();
      work.onabort = () => reject(work.error);
      // If the database closes before its transaction completes, WebKit never starts the waiting ones, such as the page's own writes.
      work.oncomplete = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

/** Runs `countKeptInPage` in the page. */
export function countKeptRecipes(page: Page): Promise<number> {
  return page.evaluate(countKeptInPage);
}

/** Runs in the page: returns the paths of all cached requests. */
export async function cachedPathsInPage(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
  }
  return found;
}

/** Runs `cachedPathsInPage` in the page. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(cachedPathsInPage);
}

/** Returns whether an activated service worker controls this page. */
export function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns the id of the cook whose recipes this device keeps, according to localStorage. */
export function keptFor(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('saffron-kept-for'));
}

/** Returns whether a page has fetched a chunk of the app, from network or cache. */
export function hasLoaded(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/assets/${wanted}-`)),
    part,
  );
}

/** Stores what a tab leaves behind when it dies before it has removed its cook's data: a recipe and the id of its cook. */
export function leaveBehind(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('saffron-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('saved', 'readwrite');
          work.objectStore('saved').put({ cookId: 'gone', id: 'soup', stamp: '', row: {} });
          work.oncomplete = () => {
            opening.result.close();
            localStorage.setItem('saffron-kept-for', 'gone');
            resolve();
          };
        };
      }),
  );
}

/** Returns the sorted localStorage keys of the app. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('saffron-'))
      .sort(),
  );
}
