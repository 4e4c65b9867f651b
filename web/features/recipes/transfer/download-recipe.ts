import type { RecipeView } from '../../../data/recipes/recipe-view.ts';
import { getSession } from '../../../data/session/session-store.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { fileNameOf } from './file-name.ts';
import { writeJsonLd } from './json-ld/write-json-ld.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { readKinds } from './read-kinds.ts';

export type DownloadFormat = 'markdown' | 'json-ld' | 'cooklang';

/** Returns the reader's own rating; null for a visitor, or if the rating cannot be read. */
async function readOwnRating(recipeId: string): Promise<number | null> {
  if (getSession().status !== 'signed-in') return null;
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.rpc('get_user_recipe_rating', { recipe_uuid: recipeId });
    if (error) throw error;
    return data;
  } catch (cause) {
    // The recipe itself is already loaded: it can be saved as a file without a connection.
    console.warn('The own rating could not be read; the file goes without it.', cause);
    return null;
  }
}

/** Saves one recipe as a file on the reader's device. */
export async function downloadRecipe(recipe: RecipeView, format: DownloadFormat): Promise<void> {
  const rating = await readOwnRating(recipe.id);
  const site = window.location.origin;
  const name = fileNameOf(recipe.name);
  if (format === 'markdown') {
    const text = writeMarkdown(recipe, rating, site);
    saveFile(new Blob([text], { type: 'text/markdown' }), `${name}.md`);
  } else if (format === 'cooklang') {
    const [{ writeCooklang }, kindsOf] = await Promise.all([
      import('./cooklang/writing/write-cooklang.ts'),
      readKinds(),
    ]);
    const text = writeCooklang(recipe, rating, site, kindsOf(recipe.categories));
    saveFile(new Blob([text], { type: 'text/plain' }), `${name}.cook`);
  } else {
    const text = writeJsonLd(recipe, rating, site);
    saveFile(new Blob([text], { type: 'application/ld+json' }), `${name}.json`);
  }
}
