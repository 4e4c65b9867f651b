import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeToasts } from './toasts.ts';

/** Polls with the same timeout as the browser's own steps. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

/** Page object of an admin's Categories section. @param pageOf returns the page, once it is open */
export function categoryScreen(pageOf: () => Page) {
  const section = () => pageOf().getByRole('region', { name: 'Categories', exact: true });
  const table = () => pageOf().getByRole('table', { name: 'Categories' });
  const names = () => table().locator('tbody .cell-name').allTextContents();
  const search = () => pageOf().getByRole('searchbox', { name: 'Search categories...' });
  return {
    eventually,
    section,
    table,
    names,
    search,
    row: (name: string) => table().getByRole('row').filter({ hasText: name }),
    dialog: () => pageOf().getByRole('dialog'),
    toast: (text: string) => pageOf().locator('.toast').filter({ hasText: text }),
    press: (name: string) => section().getByRole('button', { name, exact: true }).click(),
    /** @param found the expected names with their groups, as the cells show them */
    async searchFor(text: string, found: string[]): Promise<void> {
      await search().fill(text);
      await eventually(names).toEqual(found);
    },
    closeToasts: () => closeToasts(pageOf()),
  };
}
