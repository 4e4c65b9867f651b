import { getSupabase } from '../../../../data/supabase-client.ts';
import { fingerprintOf, foldName } from './fingerprint.ts';

/** The cook's saved recipes that share a name with an incoming recipe. */
export type SavedRecipes = { names: Set<string>; fingerprints: Set<string> };

const namesAtOnce = 1_000;
const recipesAtOnce = 40;

async function readNames(cookId: string, signal: AbortSignal): Promise<Map<string, string[]>> {
  const supabase = await getSupabase();
  const idsByName = new Map<string, string[]>();
  for (let last = ''; ; ) {
    let query = supabase.from('recipes').select('id, name').eq('user_id', cookId);
    if (last) query = query.gt('id', last);
    const { data, error } = await query.order('id').limit(namesAtOnce).abortSignal(signal);
    if (error) throw error;
    // The server may return fewer rows than the limit: only an empty page ends the pagination.
    if (data.length === 0) return idsByName;
    for (const { id, name } of data) {
      const ids = idsByName.get(foldName(name));
      if (ids) ids.push(id);
      else idsByName.set(foldName(name), [id]);
    }
    last = data.at(-1)?.id ?? '';
  }
}

/**
 * Reads which of the incoming recipes the cook may already have. Of recipes with other names only id and name are read.
 * @throws the data client's error
 */
export async function readSaved(
  cookId: string,
  incomingNames: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<SavedRecipes> {
  const idsByName = await readNames(cookId, signal);
  const alike = [...idsByName].filter(([name]) => incomingNames.has(name));
  const ids = alike.flatMap(([, some]) => some);
  const fingerprints = new Set<string>();
  const supabase = await getSupabase();
  for (let from = 0; from < ids.length; from += recipesAtOnce) {
    const { data, error } = await supabase
      .from('recipes')
      .select('name, ingredients, procedure')
      .in('id', ids.slice(from, from + recipesAtOnce))
      .abortSignal(signal);
    if (error) throw error;
    for (const { name, ingredients, procedure } of data)
      fingerprints.add(fingerprintOf({ name, ingredients, instructions: procedure }));
  }
  return { names: new Set(alike.map(([name]) => name)), fingerprints };
}
