import { loadRecipe } from '../data/recipes/load-recipe.server.ts';
import { schemaRecipe } from '../data/recipes/schema-org/recipe.ts';
import { requestContext } from '../data/request-context.ts';
import { RecipePage } from '../features/recipes/recipe-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/recipe.ts';

/** One recipe, read as a visitor. Missing, not found or not readable: /404 (spec §2). */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { recipe: await loadRecipe(context.get(requestContext), params.id) };
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
    { 'script:ld+json': schemaRecipe(recipe, siteUrl) },
  ];
}

export default function RecipeRoute({ loaderData }: Route.ComponentProps) {
  return <RecipePage key={loaderData.recipe.id} recipe={loaderData.recipe} />;
}
