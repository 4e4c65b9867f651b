import { getSupabase } from '../../../data/supabase-client.ts';
import type { AdminCategory } from './admin-category.ts';
import { categoryColumns, categoryFrom } from './category-columns.ts';

/** @returns the current row; null when it no longer exists. @throws the data client's error */
export async function readCategory(id: string): Promise<AdminCategory | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('categories')
    .select(categoryColumns)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data && categoryFrom(data);
}
