import { useQuery } from '@tanstack/react-query';
import { catalogueKey, type PreferenceGroup } from '../../data/catalogue.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { readCatalogue } from './read-catalogue.ts';

/** @param inDocument the catalogue that came with the page, if it did: then it is not requested again */
export function useCatalogue(inDocument?: PreferenceGroup[] | null) {
  return useQuery({
    queryKey: catalogueKey,
    queryFn: async () => readCatalogue(await getSupabase()),
    ...(inDocument && {
      initialData: inDocument,
      initialDataUpdatedAt: performance.timeOrigin,
    }),
  });
}
