import { redirect } from 'react-router';
import { createAnonymousClient } from '../anonymous-client.server.ts';
import type { RequestContext } from '../request-context.ts';
import { type RecipeRow, type RecipeView, recipeFromRow } from './recipe-view.ts';

/** PostgreSQL's words for what is no uuid, and for text that holds U+0000 or half a character: mistyped addresses, not faults. */
const notAnId = ['22P02', '22P05', '22021'];

/**
 * One recipe, read as a visitor, for every page that begins with one.
 * @throws a redirect to /404 where it is missing, not found or not readable (spec §2)
 */
export async function loadRecipe(server: RequestContext, id: string): Promise<RecipeView> {
  const supabase = createAnonymousClient(server);
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_recipe_id: id })
    .maybeSingle();
  if (error && !notAnId.includes(error.code)) server.reportError(error);
  if (!data) throw redirect('/404');
  return recipeFromRow(data as RecipeRow);
}
