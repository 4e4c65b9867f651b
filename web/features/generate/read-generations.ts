import { z } from 'zod';
import { recipeDefaults } from '#contract/limits.ts';
import { mealTypeSlug } from '../../data/catalogue.ts';
import { rowRange } from '../../data/row-range.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { answerSchema, type GenerationAnswer } from './request-recipe.ts';
import type { Selection } from './selection.ts';

/** A previously generated recipe: the original answer and the selections that it was generated from. */
export type MadeBefore = {
  answer: GenerationAnswer;
  selections: Selection;
  /** The id of the saved row; null if the recipe was not saved. */
  savedId: string | null;
};

/** An entry in the list of unsaved recipes. */
export type UnsavedEntry = {
  generationId: string;
  title: string;
  image: string;
  madeAt: string;
  /** The names of the selected categories, meal type first. */
  chosen: string[];
  /** The title of the recipe that this one is a remix of; null if it is not a remix. */
  madeFrom: string | null;
};
export type UnsavedPage = { entries: UnsavedEntry[]; total: number };

export const unsavedPageSize = 10;

const askedSchema = z.object({
  selections: z.record(z.string(), z.array(z.string())).catch({}),
});

function selectionsOf(asked: unknown): Selection {
  const parsed = askedSchema.safeParse(asked);
  return parsed.success ? parsed.data.selections : {};
}

/** Returns the selected names, meal type first. The database does not preserve the order of the groups. */
function chosenNames(selection: Selection): string[] {
  const { [mealTypeSlug]: mealType = [], ...others } = selection;
  return [...mealType, ...Object.values(others).flat()];
}

/**
 * Returns one page of recipes that were paid for and neither saved nor dismissed, newest first.
 * @param page from 1
 * @throws the data client's error
 */
export async function readUnsavedPage(cookId: string, page: number): Promise<UnsavedPage> {
  const supabase = await getSupabase();
  const { data, error, count } = await supabase
    .from('generations')
    .select(
      'id, created_at, selections, title:result->recipe->>title, image:result->>imageUrl, thumbnail:result->>thumbnailUrl, made_from:result->base->>title',
      { count: 'exact' },
    )
    .eq('user_id', cookId)
    .eq('status', 'completed')
    .is('put_away_at', null)
    .order('created_at', { ascending: false })
    .order('id')
    .range(...rowRange(page, unsavedPageSize));
  // The range is out of bounds because the last entry of the last page was removed. That is not an error.
  if (error?.code === 'PGRST103') return { entries: [], total: count ?? 0 };
  if (error) throw error;
  const entries = data.map((row) => ({
    generationId: row.id,
    title: row.title || recipeDefaults.name,
    image: row.thumbnail || row.image || recipeDefaults.image,
    madeAt: row.created_at,
    chosen: chosenNames(selectionsOf(row.selections)),
    madeFrom: row.made_from || null,
  }));
  return { entries, total: count ?? entries.length };
}

/**
 * Returns one of the cook's completed generations.
 * @returns null if there is none, or if the stored answer can no longer be parsed
 * @throws the data client's error
 */
export async function readMadeBefore(generationId: string): Promise<MadeBefore | null> {
  if (!z.uuid().safeParse(generationId).success) return null;
  const supabase = await getSupabase();
  const [made, saved] = await Promise.all([
    supabase
      .from('generations')
      .select('id, result, selections, model')
      .eq('id', generationId)
      .eq('status', 'completed')
      .maybeSingle(),
    supabase.from('recipes').select('id').eq('generation_id', generationId).maybeSingle(),
  ]);
  if (made.error) throw made.error;
  if (saved.error) throw saved.error;
  if (!made.data) return null;
  const result = z.record(z.string(), z.unknown()).safeParse(made.data.result);
  const answer = answerSchema.safeParse({
    ...result.data,
    generationId: made.data.id,
    model: made.data.model,
  });
  if (!answer.success) {
    console.warn('A generation could not be read.', answer.error);
    return null;
  }
  return {
    answer: answer.data,
    selections: selectionsOf(made.data.selections),
    savedId: saved.data?.id ?? null,
  };
}

/**
 * Dismisses a generation permanently: it is no longer listed.
 * @throws the data client's error
 */
export async function dismissGeneration(generationId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('generations')
    .update({ put_away_at: new Date().toISOString() })
    .eq('id', generationId);
  if (error) throw error;
}
