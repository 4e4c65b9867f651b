import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { readMadeBefore, readUnsavedPage } from './read-generations.ts';

/** Queries one page of the unsaved recipes. @param page from 1 */
export function useUnsaved(cookId: string, page = 1) {
  return useQuery({
    queryKey: [...recipeKeys.unsaved(cookId), page],
    queryFn: () => readUnsavedPage(cookId, page),
    placeholderData: keepPreviousData,
    // Refetch whenever a screen that shows the list opens.
    staleTime: 0,
  });
}

/** Queries one previously generated recipe. @param generationId null disables the query */
export function useMadeBefore(cookId: string, generationId: string | null) {
  return useQuery({
    queryKey: ['generations', cookId, 'one', generationId],
    queryFn: () => (generationId ? readMadeBefore(generationId) : null),
    enabled: generationId !== null,
    // The recipe may have been saved since the last read.
    staleTime: 0,
  });
}
