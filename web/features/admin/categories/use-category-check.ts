import { useQuery } from '@tanstack/react-query';
import {
  type CategoryCheck,
  type CategoryCheckAnswer,
  categoryCheckAnswerSchema,
} from '#contract/category-check.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { adminKeys } from '../admin-keys.ts';

const typingPauseMs = 400;

async function ask(check: CategoryCheck): Promise<CategoryCheckAnswer> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('check-category', { body: check });
  if (error) throw error;
  return categoryCheckAnswerSchema.parse(data);
}

/** Returns the groups in which no recipe could be generated with this name. Undefined without a response: it is advice and blocks no save. */
export function useCategoryCheck({ name, groupIds }: CategoryCheck) {
  const settled = useDebouncedValue(name.trim(), typingPauseMs);
  const check = { name: settled, groupIds };
  const { data } = useQuery({
    queryKey: adminKeys.categoryCheck(check),
    queryFn: () => ask(check),
    enabled: settled !== '' && groupIds.length > 0,
  });
  return data?.refused;
}
