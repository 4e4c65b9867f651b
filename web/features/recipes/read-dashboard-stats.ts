import { notices } from '#contract/notices.ts';
import { fromServerOrDevice } from '../../data/offline/from-server-or-device.ts';
import { readSavedList } from '../../data/offline/saved-lists.ts';
import { getSupabase } from '../../data/supabase-client.ts';

export type DashboardStats = { recipes: number; favorites: number; thisMonth: number };

/** Returns midnight of the first day of the month in the cook's time zone. */
function startOfMonth(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), 1).toISOString();
}

function countOf(answer: { count: number | null; error: { message: string } | null }): number {
  if (answer.error) throw new Error(answer.error.message || notices.statsFailed.message);
  return answer.count ?? 0;
}

/** Runs three count queries that return no rows. */
async function askForStats(cookId: string, now: Date): Promise<DashboardStats> {
  const supabase = await getSupabase();
  const head = { count: 'exact', head: true } as const;
  const [recipes, favorites, thisMonth] = await Promise.all([
    supabase.from('recipes').select('id', head).eq('user_id', cookId),
    supabase.from('favorite_recipes').select('recipe_id', head).eq('user_id', cookId),
    supabase
      .from('recipes')
      .select('id', head)
      .eq('user_id', cookId)
      .gte('created_at', startOfMonth(now)),
  ]);
  return {
    recipes: countOf(recipes),
    favorites: countOf(favorites),
    thisMonth: countOf(thisMonth),
  };
}

async function countKept(cookId: string, now: Date): Promise<DashboardStats | undefined> {
  const own = await readSavedList({ cookId, of: 'own' });
  const favorites = await readSavedList({ cookId, of: 'favorites' });
  if (!own || !favorites) return undefined;
  const since = Date.parse(startOfMonth(now));
  return {
    recipes: own.length,
    favorites: favorites.length,
    thisMonth: own.filter((row) => Date.parse(row.created_at) >= since).length,
  };
}

/**
 * Returns the numbers of the dashboard. While the server is unreachable, counts the copies on this device.
 * @throws Error with the service's message, or "Failed to load stats" if it sent none
 */
export function readDashboardStats(cookId: string, now: Date): Promise<DashboardStats> {
  return fromServerOrDevice(
    () => askForStats(cookId, now),
    () => countKept(cookId, now),
  );
}
