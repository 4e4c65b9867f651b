import { lazy, Suspense, useEffect } from 'react';
import { keepVisit, recipeFromServerOrDevice } from '../data/offline/recipe-page-data.ts';
import { isSample } from '../data/recipes/is-sample.ts';
import type { RecipeView } from '../data/recipes/recipe-view.ts';
import { requestContext } from '../data/request-context.ts';
import { useCook } from '../data/session/session-store.ts';
import { CookScreen } from '../features/cook-mode/cook-screen.tsx';
import { VisitorInvite } from '../features/recipes/visitor-invite.tsx';
import { VisitorRating } from '../features/recipes/visitor-rating.tsx';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/cook.ts';
import { loadAnyRecipe } from './load-any-recipe.server.ts';

/** Loads the recipe as a visitor: anyone with the link may cook it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { recipe: await loadAnyRecipe(context.get(requestContext), params.id) };
}

/** Falls back to the copy on this device when the server cannot be reached. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return recipeFromServerOrDevice(params.id, serverLoader, (recipe) => ({ recipe }));
}

export { RecipePageError as ErrorBoundary } from '../layout/recipe-page-error.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.recipe.name ?? 'a recipe';
  return pageMeta({
    title: `Cook ${name}`,
    description: `${name}, one step at a time.`,
    noindex: true,
  });
}

/** Lazy: rating needs the data client and its cache, which cooking alone does not need. */
const CookRating = lazy(() => import('../features/recipes/cook-rating.tsx'));

const DeletedRecipeWatcher = lazy(() => import('../features/recipes/deleted-recipe-watcher.tsx'));

/** Watches whether the recipe is deleted elsewhere while the cook is cooking. */
function WatchForDeletion({ recipe }: { recipe: RecipeView }) {
  const cook = useCook();
  if (!cook || isSample(recipe)) return null;
  return (
    <ErrorBoundary place={recipe.id} fallback={null}>
      <Suspense fallback={null}>
        <DeletedRecipeWatcher cook={cook} recipe={recipe} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Asks for a rating after cooking. Shows a message when its code cannot be fetched: the cook may be offline. */
function Rating({ recipeId }: { recipeId: string }) {
  const cook = useCook();
  const visitorRating = <VisitorRating />;
  const offlineNote = <p className="soft">You can rate it on its page when you're back online.</p>;
  return (
    <ErrorBoundary place={recipeId} fallback={offlineNote}>
      <Suspense fallback={visitorRating}>
        {cook ? <CookRating cook={cook} recipeId={recipeId} /> : visitorRating}
      </Suspense>
    </ErrorBoundary>
  );
}

export default function CookRoute({ loaderData }: Route.ComponentProps) {
  const { recipe } = loaderData;
  useEffect(() => keepVisit(recipe), [recipe]);
  return (
    <>
      <CookScreen
        key={recipe.id}
        recipe={recipe}
        rating={isSample(recipe) ? <VisitorInvite /> : <Rating recipeId={recipe.id} />}
      />
      <WatchForDeletion recipe={recipe} />
    </>
  );
}
