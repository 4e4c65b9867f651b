import { maxDraws, randomDrawsAnswerSchema } from '#contract/random-draws.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import type { Selection } from '../selection.ts';
import { selectionsByLabel } from '../selections-by-label.ts';

/** A cook waits no longer than this for Random: the first draw is good, too. */
const patienceMs = 1500;

/** Returns the position of the draw that a recipe can keep best, by the server. @throws when the server gives no answer in time */
async function askForBest(
  draws: readonly Selection[],
  groups: readonly PreferenceGroup[],
): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('judge-draws', {
    body: { draws: draws.map((draw) => selectionsByLabel(draw, groups)) },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (error) throw error;
  return randomDrawsAnswerSchema.parse(data).best;
}

/**
 * Draws several selections and returns the one that a recipe can keep best. Returns the first one when the server does not answer: offline,
 * too slow, or too many requests.
 */
export async function chooseDraw(
  draw: () => Selection,
  groups: readonly PreferenceGroup[],
): Promise<Selection> {
  const draws = Array.from({ length: maxDraws }, draw);
  const best = await askForBest(draws, groups).catch(() => 0);
  return draws[best] ?? draw();
}
