import { getSupabase } from '../supabase-client.ts';
import { type Kitchen, kitchenSchema, unaskedKitchen } from './kitchen.ts';

const columns =
  'servings_answer, servings, units_answer, units, kitchen_people(account_id, never_answer, rather_not_answer, diet_answer, heat_answer, kitchen_choices(question, constraint_label, name, category_id))';

/**
 * Reads a cook's answers. No row means that no question was asked.
 * @throws the data client's error; also if the session cannot be verified, since a visitor may not read kitchens
 */
export async function readKitchen(cookId: string): Promise<Kitchen> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('kitchens')
    .select(columns)
    .eq('user_id', cookId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return unaskedKitchen;
  const me = data.kitchen_people.find(({ account_id }) => account_id === cookId);
  return kitchenSchema.parse({
    answers: {
      never: me?.never_answer ?? null,
      rather_not: me?.rather_not_answer ?? null,
      diet: me?.diet_answer ?? null,
      heat: me?.heat_answer ?? null,
      servings: data.servings_answer,
      units: data.units_answer,
    },
    choices: (me?.kitchen_choices ?? []).map((row) => ({
      question: row.question,
      label: row.constraint_label,
      name: row.name,
      categoryId: row.category_id,
    })),
    servings: data.servings,
    units: data.units,
  });
}
