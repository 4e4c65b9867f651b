import { getSupabase } from '../../../data/supabase-client.ts';
import { type AdminGeneration, adminGenerationFrom } from './admin-generation.ts';
import { beginningOf } from './day-range.ts';
import type { GenerationFilter, Place } from './use-generation-filter.ts';

const logPageSize = 25;

export type GenerationPage = {
  generations: AdminGeneration[];
  hasNewer: boolean;
  hasOlder: boolean;
};

export type GenerationSums = {
  generations: number;
  completed: number;
  failed: number;
  medianMs: number | null;
  p95Ms: number | null;
  costUsd: number | null;
  /** True if more generations match than were summed; the sums cover the newest. */
  isPartial: boolean;
  /** True if more people match the search than were included; those who joined last are included. */
  isOfSomePeople: boolean;
};

function argumentsOf({ who, status, model, reason, since, until }: GenerationFilter) {
  return {
    ...(who && { p_who: who }),
    ...(status && { p_status: status }),
    ...(model && { p_model: model }),
    ...(reason && { p_reason: reason }),
    ...(since && { p_since: beginningOf(since) }),
    ...(until && { p_until: beginningOf(until, 1) }),
  };
}

async function readRows(filter: GenerationFilter, place: Place): Promise<AdminGeneration[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('find_generations', {
    ...argumentsOf(filter),
    ...(place && { p_cursor_at: place.cursor.createdAt, p_cursor_id: place.cursor.id }),
    ...(place?.newer && { p_newer: true }),
    // One extra row tells whether there is another page.
    p_limit: logPageSize + 1,
  });
  if (error) throw error;
  return data.map(adminGenerationFrom);
}

/**
 * Reads a page of the log, newest first. Returns the first page if fewer newer rows are left than fill a page.
 * @throws the data client's error
 */
export async function listGenerations(
  filter: GenerationFilter,
  place: Place,
): Promise<GenerationPage> {
  const rows = await readRows(filter, place);
  const isFull = rows.length > logPageSize;
  if (!place?.newer) {
    const generations = rows.slice(0, logPageSize);
    return { generations, hasNewer: place !== null, hasOlder: isFull };
  }
  if (!isFull) return listGenerations(filter, null);
  return { generations: rows.slice(1), hasNewer: true, hasOlder: true };
}

/**
 * Reads the totals of the filtered generations.
 * @throws the data client's error
 */
export async function sumGenerations(filter: GenerationFilter): Promise<GenerationSums> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('sum_generations', argumentsOf(filter)).single();
  if (error) throw error;
  return {
    generations: data.generations ?? 0,
    completed: data.completed ?? 0,
    failed: data.failed ?? 0,
    medianMs: data.median_ms,
    p95Ms: data.p95_ms,
    costUsd: data.cost_usd,
    isPartial: data.more_generations ?? false,
    isOfSomePeople: data.more_people ?? false,
  };
}

/**
 * Reads the names of all models in the log.
 * @throws the data client's error
 */
export async function listGenerationModels(): Promise<string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('list_generation_models');
  if (error) throw error;
  return [data].flat().filter((name) => name !== null);
}
