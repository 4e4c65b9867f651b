import { loadRecipe } from '../data/recipes/load-recipe.server.ts';
import { requestContext } from '../data/request-context.ts';
import { CookScreen } from '../features/cook-mode/cook-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/cook.ts';

/** The recipe to cook from, read as a visitor: whoever has its link may cook it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { recipe: await loadRecipe(context.get(requestContext), params.id) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.recipe.name ?? 'a recipe';
  return pageMeta({
    title: `Cook ${name}`,
    description: `${name}, one step at a time.`,
    noindex: true,
  });
}

export default function CookRoute({ loaderData }: Route.ComponentProps) {
  return <CookScreen key={loaderData.recipe.id} recipe={loaderData.recipe} />;
}
