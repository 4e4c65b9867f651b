import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeToasts } from './toasts.ts';

/** Polls as patiently as the browser's own steps do. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

/** What an admin has before them in the Categories section. @param pageOf the page, once there is one */
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
    /** @param found names with their groups, as the cells have them */
    async searchFor(text: string, found: string[]): Promise<void> {
      await search().fill(text);
      await eventually(names).toEqual(found);
    },
    closeToasts: () => closeToasts(pageOf()),
  };
}
