import { redirect } from 'react-router';
import { createAnonymousClient } from '../anonymous-client.server.ts';
import type { RequestContext } from '../request-context.ts';
import { type RecipeRow, type RecipeView, recipeFromRow } from './recipe-view.ts';

/** PostgreSQL error codes for an invalid uuid, and for text with U+0000 or an incomplete character: mistyped URLs, not faults. */
const notAnId = ['22P02', '22P05', '22021'];

/**
 * Loads one recipe as a visitor, for every recipe page.
 * @throws a redirect to /404 if it is missing, not found or not readable (spec §2)
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
