import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { readMadeBefore, readUnsavedPage } from './read-generations.ts';

/** One page of the recipes that were made and not saved. @param page from 1 */
export function useUnsaved(cookId: string, page = 1) {
  return useQuery({
    queryKey: [...recipeKeys.unsaved(cookId), page],
    queryFn: () => readUnsavedPage(cookId, page),
    placeholderData: keepPreviousData,
    // Read when the screen opens; what happens on the screen itself is in sight.
    staleTime: 0,
  });
}

/** One recipe that was made before. @param generationId null asks for nothing */
export function useMadeBefore(cookId: string, generationId: string | null) {
  return useQuery({
    queryKey: ['generations', cookId, 'one', generationId],
    queryFn: () => (generationId ? readMadeBefore(generationId) : null),
    enabled: generationId !== null,
    // Whether it is saved may have changed since.
    staleTime: 0,
  });
}
