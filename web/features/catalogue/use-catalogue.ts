import { useQuery } from '@tanstack/react-query';
import { catalogueKey } from '../../data/catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

export function useCatalogue() {
  return useQuery({ queryKey: catalogueKey, queryFn: readCatalogue });
}
