import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import type { GroupName } from './admin-category.ts';

/** Maximum number of rows in one response of the data API. */
const mostGroups = 1000;

async function readGroups(): Promise<GroupName[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('category_groups')
    .select('id, name')
    .order('sort_order')
    .order('id')
    .limit(mostGroups);
  if (error) throw error;
  return data;
}

/** Fetches all groups for a category, including inactive ones, in the order of the generate screen. */
export function useGroupChoices() {
  return useQuery({ queryKey: adminKeys.groupChoices, queryFn: readGroups, staleTime: 0 });
}
