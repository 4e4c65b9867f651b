import { limits } from '#contract/limits.ts';
import { createAnonymousClient } from '../anonymous-client.server.ts';
import type { RequestContext } from '../request-context.ts';
import type { ListedRecipe } from './listed-recipe.ts';
import { beginningOf, type SitemapPreview } from './sitemap-preview.ts';

/** Loads the newest shared recipes, at most a thousand (spec §7, §9). @returns undefined when they cannot be read */
export async function loadSitemapRecipes(
  server: RequestContext,
): Promise<ListedRecipe[] | undefined> {
  const { data, error } = await createAnonymousClient(server)
    .from('recipes')
    .select('id, name, created_at')
    .not('shared_at', 'is', null)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limits.sitemapRecipes);
  if (error) server.reportError(error);
  return data?.map(({ id, name }) => ({ id, name }));
}

/** Loads the beginning of the real /sitemap.xml, as every client gets it. @returns undefined when it cannot be read */
export async function loadSitemapPreview(
  server: RequestContext,
): Promise<SitemapPreview | undefined> {
  const answer = await server.apiFetch(new URL('/sitemap.xml', server.publicSettings.siteUrl));
  return answer.ok ? beginningOf(await answer.text()) : undefined;
}
