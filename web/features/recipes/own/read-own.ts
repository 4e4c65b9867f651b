import { z } from 'zod';
import { getSupabase } from '../../../data/supabase-client.ts';

/** The part of a recipe that only its owner can read. */
export type OwnPart = {
  /** Which of the owner's choices gave way, and what was changed for the other choices. */
  cookNotes: string[];
  /** The owner's own note; empty if there is none. */
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
  // Old generations have all notes in one list.
  return sentences.parse(data?.cook_notes) ?? sentences.parse(data?.notes) ?? [];
}

/**
 * Reads the part of a recipe that only its owner can read.
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
 * Saves the owner's note. A blank note deletes it.
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
