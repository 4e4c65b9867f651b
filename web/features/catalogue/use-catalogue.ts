import { useQuery } from '@tanstack/react-query';
import { readCatalogue } from './read-catalogue.ts';

export function useCatalogue() {
  return useQuery({ queryKey: ['catalogue'], queryFn: readCatalogue });
}
