import type { Page } from 'playwright-core';

/** Runs in the page: how many recipes lie in the browser's database, whoever's they are. */
export async function countKeptInPage(): Promise<number> {
  // Opened before the page has made it, it would be made without its stores, and stay so.
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
      // Closed before its work is done, WebKit would never begin what waits for that, say the page's own writing.
      work.oncomplete = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

/** The same, from outside. */
export function countKeptRecipes(page: Page): Promise<number> {
  return page.evaluate(countKeptInPage);
}

/** Runs in the page: the paths of everything that the caches hold. */
export async function cachedPathsInPage(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
  }
  return found;
}

/** The same, from outside. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(cachedPathsInPage);
}

/** Whether the worker of this page's build answers for it. */
export function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Whose recipes this device says it keeps. */
export function keptFor(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('saffron-kept-for'));
}

/** Whether a page has fetched a part of the app, from wherever. */
export function hasLoaded(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/assets/${wanted}-`)),
    part,
  );
}

/** What a device holds after a tab that died before it had forgotten its cook: a recipe, and whose it is. */
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

/** Names under which the browser's storage holds something of ours. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('saffron-'))
      .sort(),
  );
}
