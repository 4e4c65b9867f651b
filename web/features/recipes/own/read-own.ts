import { z } from 'zod';
import { getSupabase } from '../../../data/supabase-client.ts';

/** The part of a recipe that only its owner can read. */
export type OwnPart = {
  /** Which of the owner's choices gave way, and what was changed for the other choices. */
  cookNotes: string[];
  /** The generation that a remix came of and the title of its original; null for every other recipe. */
  remix: { generationId: string; madeFrom: string } | null;
  /** The owner's own note; empty if there is none. */
  note: string;
};

const sentences = z.array(z.string()).nullish().catch(null);

async function readGeneration(generationId: string): Promise<Omit<OwnPart, 'note'>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('generations')
    .select(
      'cook_notes:result->recipe->cookNotes, notes:result->recipe->notes, made_from:result->base->>title',
    )
    .eq('id', generationId)
    .maybeSingle();
  if (error) throw error;
  return {
    // Old generations have all notes in one list.
    cookNotes: sentences.parse(data?.cook_notes) ?? sentences.parse(data?.notes) ?? [],
    remix: data?.made_from ? { generationId, madeFrom: data.made_from } : null,
  };
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
  const made = data?.generation_id ? await readGeneration(data.generation_id) : null;
  const note = data?.recipe_notes[0]?.note ?? '';
  return { cookNotes: made?.cookNotes ?? [], remix: made?.remix ?? null, note };
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
