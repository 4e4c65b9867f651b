import { maxDraws, randomDrawsAnswerSchema } from '#contract/random-draws.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import type { Selection } from '../selection.ts';
import { selectionsByLabel } from '../selections-by-label.ts';

/** A cook waits no longer than this for Random: the first draw is good, too. */
const patienceMs = 1500;

/** What the draws are judged with: the groups of the catalogue, and the words in the text field. */
type Around = { groups: readonly PreferenceGroup[]; wish: string };

/** Chooses one of several draws. */
export type ChooseDraw = (draw: () => Selection, around: Around) => Promise<Selection>;

/** Returns the position of the draw that a recipe can keep best, by the server. */
async function askForBest(draws: readonly Selection[], { groups, wish }: Around): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('judge-draws', {
    body: { wish, draws: draws.map((draw) => selectionsByLabel(draw, groups)) },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (error) throw error;
  return randomDrawsAnswerSchema.parse(data).best;
}

/**
 * Draws several selections and returns the one that a recipe can keep best. Returns the first one when the server gives no answer in time:
 * judging only improves a draw that is valid anyway.
 */
export const chooseDraw: ChooseDraw = async (draw, around) => {
  const draws = Array.from({ length: maxDraws }, draw);
  // Connecting and renewing a session may take longer than the request.
  const tooLate = new Promise<number>((resolve) => setTimeout(() => resolve(0), patienceMs));
  const best = await Promise.race([askForBest(draws, around).catch(() => 0), tooLate]);
  return draws[best] ?? draw();
};
