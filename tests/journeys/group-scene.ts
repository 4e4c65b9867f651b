import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CookOnStage } from './cooks.ts';
import { closeToasts } from './toasts.ts';

type Change = { sort_order?: number; is_active?: boolean };

/**
 * Page object of Category Groups with two admins at once.
 * @param page returns one admin's page, once it is open
 * @param other returns the other admin, who works through the API
 */
export function groupScene(page: () => Page, other: () => CookOnStage) {
  const section = () => page().getByRole('region', { name: /^Category Groups/ });
  const groups = () => other().client.from('category_groups');
  const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });
  return {
    section,
    eventually,
    card: (name: string) => section().getByRole('article', { name, exact: true }),
    cards: () => section().getByRole('article'),
    status: () => page().getByLabel('Status of groups'),
    dialog: () => page().getByRole('dialog'),
    question: () => page().getByRole('alertdialog'),
    toast: (text: string) => page().locator('.toast').filter({ hasText: text }),
    focused: (name: string) => page().locator(`:focus[aria-label="${name}"]`).waitFor(),
    closeToasts: () => closeToasts(page()),
    async find(text: string): Promise<void> {
      await page().getByRole('searchbox', { name: 'Search groups...' }).fill(text);
      await page().waitForURL((url) => (url.searchParams.get('groups-q') ?? '') === text);
    },
    /** Reads the stored row of a group as the other admin. */
    async storedGroup(slug: string) {
      const { data, error } = await groups()
        .select('name, description, sort_order, is_active, constraint_label')
        .eq('slug', slug)
        .maybeSingle();
      if (error) throw error;
      return data;
    },
    /** Changes a group as the other admin, while the page is open. */
    async changeBeside(slug: string, change: Change): Promise<void> {
      const { error } = await groups().update(change).eq('slug', slug);
      if (error) throw error;
    },
    async deleteBeside(slug: string): Promise<void> {
      const { error } = await groups().delete().eq('slug', slug);
      if (error) throw error;
    },
  };
}
