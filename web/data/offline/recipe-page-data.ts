import { isRouteErrorResponse, redirect } from 'react-router';
import type { RecipeView } from '../recipes/recipe-view.ts';
import { isGatewayStatus } from './is-gateway-status.ts';

/** The server could not be asked for a recipe, and this device does not keep it. */
export class Unanswered extends Error {}

/** What the server did say, be it "there is no such recipe", stands; a proxy without a server says nothing. */
function isAnswer(cause: unknown): boolean {
  return (
    cause instanceof Response || (isRouteErrorResponse(cause) && !isGatewayStatus(cause.status))
  );
}

/** A request that did not get through, or only to a proxy. A browser may believe in a connection that leads nowhere. */
const isUnanswered = (cause: unknown): boolean =>
  cause instanceof TypeError || isRouteErrorResponse(cause);

/** @returns what to throw for a recipe that could not be loaded (spec §2) */
function toNotFound(cause: unknown): Response {
  if (cause instanceof Response) return cause;
  console.warn('The recipe could not be loaded.', cause);
  return redirect('/404');
}

/**
 * The data of a page that begins with a recipe: from the server, or where it cannot be asked, from this device.
 * @param ask the page's own loader, on the server
 * @param around what the page needs besides, where the recipe comes from this device
 * @throws Unanswered, where nobody answered and this device does not keep the recipe; else a redirect to /404 (spec §2)
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
    // What reads this device may not be here yet, and cannot come now: the request's own story is the one to tell.
    const saved = await import('./saved-recipes.ts').catch(() => undefined);
    const recipe = await saved?.readSavedRecipe(recipeId);
    if (recipe) return around(recipe);
    throw isUnanswered(cause) ? new Unanswered('Nobody answered.', { cause }) : toNotFound(cause);
  }
}

/** Long enough to say that somebody looks at a page. */
const lookMs = 3_000;

/** Keeps the recipe of a page that somebody looks at, once the page has loaded. @returns what calls it off, for who leaves at once */
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
