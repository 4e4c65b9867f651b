import { z } from 'zod';
import { recipeDefaults } from '#contract/limits.ts';
import { mealTypeSlug } from '../../data/catalogue.ts';
import { rowRange } from '../../data/row-range.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { answerSchema, type GenerationAnswer } from './request-recipe.ts';
import type { Selection } from './selection.ts';

/** A recipe that was made before: as it was answered then, and what was chosen for it. */
export type MadeBefore = {
  answer: GenerationAnswer;
  selections: Selection;
  /** The id of the saved row; null where it was not saved. */
  savedId: string | null;
};

/** A line of the list of recipes that were made and not saved. */
export type UnsavedEntry = {
  generationId: string;
  title: string;
  image: string;
  madeAt: string;
  /** What was chosen for it, the meal type first. */
  chosen: string[];
  /** The name of the recipe that it is a remix of; null for a recipe of its own. */
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

/** The database keeps no order of the groups. */
function chosenNames(selection: Selection): string[] {
  const { [mealTypeSlug]: mealType = [], ...others } = selection;
  return [...mealType, ...Object.values(others).flat()];
}

/**
 * Recipes that were paid for and neither saved nor dismissed, the latest first.
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
  // The last one of the last page is gone: that page is no more, which is no failure.
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
 * One finished generation of the cook's own.
 * @returns null where there is none, or it cannot be read any more
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
 * Dismisses a generation for good: it is not offered any more.
 * @throws the data client's error
 */
export async function putAway(generationId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('generations')
    .update({ put_away_at: new Date().toISOString() })
    .eq('id', generationId);
  if (error) throw error;
}
