import { notices } from '#contract/notices.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { notify } from '../../ui/notify.ts';
import type { DownloadFormat } from './transfer/download-recipe.ts';

/** Saves a recipe as a file. Loads the file writers on demand. Shows a notice if that fails. */
export function startDownload(recipe: RecipeView, format: DownloadFormat): void {
  import('./transfer/download-recipe.ts')
    .then(({ downloadRecipe }) => downloadRecipe(recipe, format))
    .catch((cause: unknown) => {
      console.warn('The recipe could not be downloaded.', cause);
      notify(notices.downloadFailed);
    });
}
