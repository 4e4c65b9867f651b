import { redirect } from 'react-router';
import { createAnonymousClient } from '../data/anonymous-client.server.ts';
import { type RecipeRow, recipeFromRow } from '../data/recipes/recipe-view.ts';
import { requestContext } from '../data/request-context.ts';
import { RecipePage } from '../features/recipes/recipe-page.tsx';
import { recipeStructuredData } from '../features/recipes/recipe-structured-data.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/recipe.ts';

/** PostgreSQL's word for a text that is no uuid: a mistyped address, not a fault. */
const notAnId = '22P02';

/** One recipe, read as a visitor. Missing, not found or not readable: /404 (spec §2). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const server = context.get(requestContext);
  const supabase = createAnonymousClient(server);
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_recipe_id: params.id })
    .maybeSingle();
  if (error && error.code !== notAnId) server.reportError(error);
  if (!data) throw redirect('/404');
  return { recipe: recipeFromRow(data as RecipeRow) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicSettings.siteUrl ?? '';
  if (!loaderData) return pageMeta({ title: 'Recipe', description: 'A recipe.', noindex: true });
  const { recipe } = loaderData;
  const path = `/recipe/${recipe.id}`;
  return [
    ...pageMeta({
      title: recipe.name,
      description: recipe.description,
      siteUrl,
      path,
      image: recipe.image,
    }),
    { property: 'og:type', content: 'article' },
    { 'script:ld+json': recipeStructuredData(recipe, siteUrl) },
  ];
}

export default function RecipeRoute({ loaderData }: Route.ComponentProps) {
  return <RecipePage key={loaderData.recipe.id} recipe={loaderData.recipe} />;
}
