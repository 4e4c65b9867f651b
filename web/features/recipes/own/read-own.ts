import { z } from 'zod';
import { getSupabase } from '../../../data/supabase-client.ts';

/** What stands beside a recipe for its owner alone. */
export type OwnPart = {
  /** What gave way of their choices, and what was changed for the others. */
  cookNotes: string[];
  /** Their own words; empty where there are none. */
  note: string;
};

const sentences = z.array(z.string()).nullish().catch(null);

async function readCookNotes(generationId: string): Promise<string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('generations')
    .select('cook_notes:result->recipe->cookNotes, notes:result->recipe->notes')
    .eq('id', generationId)
    .maybeSingle();
  if (error) throw error;
  // Of old generations one list held all notes.
  return sentences.parse(data?.cook_notes) ?? sentences.parse(data?.notes) ?? [];
}

/**
 * What only the owner of a recipe may read.
 * @throws the data client's error
 */
export async function readOwn(recipeId: string): Promise<OwnPart> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('recipes')
    .select('generation_id, recipe_notes(note)')
    .eq('id', recipeId)
    .maybeSingle();
  if (error) throw error;
  const cookNotes = data?.generation_id ? await readCookNotes(data.generation_id) : [];
  return { cookNotes, note: data?.recipe_notes[0]?.note ?? '' };
}

/**
 * Keeps the owner's note; blank words remove it.
 * @throws the data client's error
 */
export async function saveNote(cookId: string, recipeId: string, words: string): Promise<void> {
  const supabase = await getSupabase();
  const note = words.trim();
  const notes = supabase.from('recipe_notes');
  if (note === '') {
    const { error } = await notes.delete().eq('recipe_id', recipeId);
    if (error) throw error;
    return;
  }
  const changed = await notes.update({ note }).eq('recipe_id', recipeId).select('recipe_id');
  if (changed.error) throw changed.error;
  if (changed.data.length > 0) return;
  const { error } = await notes.insert({ recipe_id: recipeId, user_id: cookId, note });
  if (error) throw error;
}
