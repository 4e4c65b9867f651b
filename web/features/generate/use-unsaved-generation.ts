import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { answerSchema, type GenerationAnswer } from './request-recipe.ts';
import type { Selection } from './selection.ts';

/** A recipe that was paid for and not saved: a page was closed, a connection was lost. */
export type UnsavedGeneration = { answer: GenerationAnswer; selections: Selection };

const offeredForMs = 24 * 60 * 60_000;
const askedSchema = z.object({
  selections: z.record(z.string(), z.array(z.string())).catch({}),
});

async function readUnsaved(cookId: string): Promise<UnsavedGeneration | null> {
  const supabase = await getSupabase();
  const { data: generation, error } = await supabase
    .from('generations')
    .select('id, result, selections, model')
    .eq('user_id', cookId)
    .eq('status', 'completed')
    .gte('created_at', new Date(Date.now() - offeredForMs).toISOString())
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  if (!generation) return null;
  const { data: saved, error: savedError } = await supabase
    .from('recipes')
    .select('id')
    .eq('generation_id', generation.id)
    .maybeSingle();
  if (savedError) throw savedError;
  if (saved) return null;
  const result = z.record(z.string(), z.unknown()).safeParse(generation.result);
  const answer = answerSchema.safeParse({
    ...result.data,
    generationId: generation.id,
    model: generation.model,
  });
  const asked = askedSchema.safeParse(generation.selections);
  return answer.success && asked.success ? { answer: answer.data, ...asked.data } : null;
}

/** The cook's latest recipe of the last day, where it was not saved. */
export function useUnsavedGeneration(cookId: string): UnsavedGeneration | null {
  const { data } = useQuery({
    queryKey: recipeKeys.unsaved(cookId),
    queryFn: () => readUnsaved(cookId),
    // Read when the screen opens; what happens on the screen itself is in sight.
    staleTime: 0,
  });
  return data ?? null;
}
