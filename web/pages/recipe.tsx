import { useEffect } from 'react';
import { keepVisit, recipeFromServerOrDevice } from '../data/offline/recipe-page-data.ts';
import { loadRecipeKinds } from '../data/recipes/load-recipe-kinds.server.ts';
import { schemaRecipe } from '../data/recipes/schema-org/recipe.ts';
import { requestContext } from '../data/request-context.ts';
import { RecipePage } from '../features/recipes/recipe-page.tsx';
import { pageMeta, pageMetaWithCrumbs } from '../layout/page-meta.ts';
import type { Route } from './+types/recipe.ts';
import { loadAnyRecipe } from './load-any-recipe.server.ts';

/** Loads one recipe with a visitor's permissions. Redirects to /404 if it is missing, not found or not readable (spec §2). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const server = context.get(requestContext);
  const recipe = await loadAnyRecipe(server, params.id);
  return { recipe, kinds: await loadRecipeKinds(server, recipe.categories) };
}

/** Loads the recipe from this device if the server is out of reach. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return recipeFromServerOrDevice(params.id, serverLoader, (recipe) => ({
    recipe,
    kinds: { courses: [], cuisines: [] },
  }));
}

export { RecipePageError as ErrorBoundary } from '../layout/recipe-page-error.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicSettings.siteUrl ?? '';
  if (!loaderData) return pageMeta({ title: 'Recipe', description: 'A recipe.', noindex: true });
  const { recipe, kinds } = loaderData;
  return [
    ...pageMetaWithCrumbs({
      title: recipe.name,
      description: recipe.description,
      siteUrl,
      path: `/recipe/${recipe.id}`,
      picture: { src: recipe.image, alt: recipe.name },
      type: 'article',
      // Anyone with the link may read the recipe. Search engines may index it once it is shared.
      noindex: !recipe.isShared,
    }),
    { 'script:ld+json': schemaRecipe(recipe, siteUrl, kinds) },
  ];
}

export default function RecipeRoute({ loaderData }: Route.ComponentProps) {
  const { recipe } = loaderData;
  useEffect(() => keepVisit(recipe), [recipe]);
  return <RecipePage key={recipe.id} recipe={recipe} />;
}
