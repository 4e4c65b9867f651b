import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import type { RemovalCounts } from './describe-removal.ts';

async function countTouched(id: string): Promise<RemovalCounts> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('describe_category_removal', { p_ids: [id] }).single();
  if (error) throw error;
  return {
    recipes: data.recipe_count ?? 0,
    unsaved: data.unsaved_count ?? 0,
  };
}

/** Counts what deleting a category would affect. Never cached: each use counts again. */
export function useRemovalCounts(id: string) {
  return useQuery({
    queryKey: adminKeys.categoryRemoval(id),
    queryFn: () => countTouched(id),
    staleTime: 0,
    gcTime: 0,
  });
}
