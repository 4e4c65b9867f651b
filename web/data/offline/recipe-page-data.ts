import { isRouteErrorResponse, redirect } from 'react-router';
import { isGatewayStatus } from '../connection/is-gateway-status.ts';
import type { RecipeView } from '../recipes/recipe-view.ts';

/** The server did not respond to a request for a recipe, and this device does not store the recipe. */
export class Unanswered extends Error {}

/** Returns whether the server itself responded, for example with "not found". A gateway error of a proxy is no response. */
function isAnswer(cause: unknown): boolean {
  return (
    cause instanceof Response || (isRouteErrorResponse(cause) && !isGatewayStatus(cause.status))
  );
}

/** Returns whether the request failed or reached only a proxy. `navigator.onLine` may be true without a working connection. */
const isUnanswered = (cause: unknown): boolean =>
  cause instanceof TypeError || isRouteErrorResponse(cause);

/** @returns what to throw for a recipe that could not be loaded (spec §2) */
function toNotFound(cause: unknown): Response {
  if (cause instanceof Response) return cause;
  console.warn('The recipe could not be loaded.', cause);
  return redirect('/404');
}

/**
 * Loads the data of a recipe page from the server, or from this device if the server is out of reach.
 * @param ask the page's own loader, on the server
 * @param around builds the page's data around a recipe from this device
 * @throws Unanswered if the server did not respond and this device does not store the recipe; else a redirect to /404 (spec §2)
 */
export async function recipeFromServerOrDevice<Data>(
  recipeId: string,
  ask: () => Promise<Data>,
  around: (recipe: RecipeView) => Data,
): Promise<Data> {
  try {
    return await ask();
  } catch (cause) {
    if (isAnswer(cause)) throw toNotFound(cause);
    // This module may not be loaded yet and may fail to load now. The original error is the one to report then.
    const saved = await import('./saved-recipes.ts').catch(() => undefined);
    const recipe = await saved?.readSavedRecipe(recipeId);
    if (recipe) return around(recipe);
    throw isUnanswered(cause) ? new Unanswered('Nobody answered.', { cause }) : toNotFound(cause);
  }
}

/** After this time a page counts as viewed. */
const lookMs = 3_000;

/** Stores the recipe of a viewed page once the page has loaded. @returns the function that cancels this if the user leaves first */
export function keepVisit(recipe: RecipeView): () => void {
  const keep = () => {
    import('./visited-recipes.ts').then(
      (visited) => visited.keepVisitedRecipe(recipe),
      (cause: unknown) => console.warn('The recipe is not kept for offline use.', cause),
    );
  };
  const timer = setTimeout(() => {
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
  }, lookMs);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', keep);
  };
}
