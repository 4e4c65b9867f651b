import type { QueryClient } from '@tanstack/react-query';
import { catalogueKey } from '../../../data/catalogue.ts';
import { adminKeys } from '../admin-keys.ts';

/** Refetches the admin's catalogue and the generate screen's choices. Call it after any catalogue change. */
export async function refreshCatalogue(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.catalogue }),
    client.invalidateQueries({ queryKey: catalogueKey }),
  ]);
}
