import type { QueryClient } from '@tanstack/react-query';
import { catalogueKey } from '../../../data/catalogue.ts';
import { adminKeys } from '../admin-keys.ts';

/** After any change of the catalogue: reads what the admin sees again, and what the generate screen offers. */
export async function refreshCatalogue(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.catalogue }),
    client.invalidateQueries({ queryKey: catalogueKey }),
  ]);
}
