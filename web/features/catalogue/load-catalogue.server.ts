import { createAnonymousClient } from '../../data/anonymous-client.server.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { RequestContext } from '../../data/request-context.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Returns the catalogue as a visitor reads it; null if it cannot be read, and the browser tries again. */
export async function loadCatalogue(server: RequestContext): Promise<PreferenceGroup[] | null> {
  try {
    return await readCatalogue(createAnonymousClient(server));
  } catch (error) {
    server.reportError(error);
    return null;
  }
}
