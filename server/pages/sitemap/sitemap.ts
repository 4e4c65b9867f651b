import { recipeEntry, type SitemapEntry, staticEntries } from '#contract/site-map.ts';
import type { Services } from '../../services.ts';
import { printSitemap, printSitemapIndex } from './print-sitemap.ts';
import { divideRecipes, type RecipeFile, readRecipes } from './read-recipes.ts';

/** How long the division into recipe files is cached. A new file may appear in the index this much later. */
const rememberedForMs = 10 * 60_000;

/**
 * Creates the function that prints a sitemap file by its path. With up to a thousand recipes everything is in `/sitemap.xml`; above that,
 * it is an index of `/sitemaps/pages.xml` and `/sitemaps/recipes-1.xml`, -2, … A request prints at most a thousand recipes.
 * @param builtAt when the static pages last changed
 */
export function createSitemap({ settings, database, clock }: Services, builtAt: Date) {
  const { siteUrl } = settings.http;
  let remembered: { files: Promise<RecipeFile[]>; untilMs: number } | undefined;

  function recipeFiles(): Promise<RecipeFile[]> {
    const nowMs = clock().getTime();
    if (remembered && nowMs < remembered.untilMs) return remembered.files;
    const files = divideRecipes(database);
    remembered = { files, untilMs: nowMs + rememberedForMs };
    // A failure is not cached; the caller gets the error.
    files.catch(() => {
      remembered = undefined;
    });
    return files;
  }

  const staticPages: SitemapEntry[] = staticEntries(settings.credits.enabled).map(
    ({ path, changefreq, priority }) => ({
      url: `${siteUrl}${path}`,
      lastmod: builtAt.toISOString().slice(0, 10),
      changefreq,
      priority,
    }),
  );
  const recipePages = async (from?: RecipeFile): Promise<SitemapEntry[]> =>
    (await readRecipes(database, from)).map(({ id, lastmod }) => ({
      url: `${siteUrl}/recipe/${id}`,
      lastmod,
      ...recipeEntry,
    }));

  async function printRoot(): Promise<string> {
    const files = await recipeFiles();
    if (files.length <= 1) return printSitemap([...staticPages, ...(await recipePages())]);
    return printSitemapIndex([
      { url: `${siteUrl}/sitemaps/pages.xml`, lastmod: staticPages[0]?.lastmod ?? '' },
      ...files.map(({ lastmod }, at) => ({
        url: `${siteUrl}/sitemaps/recipes-${at + 1}.xml`,
        lastmod,
      })),
    ]);
  }

  /** @returns undefined for a path that is not a sitemap file */
  return async function printFile(path: string): Promise<string | undefined> {
    if (path === '/sitemap.xml') return printRoot();
    if (path === '/sitemaps/pages.xml') return printSitemap(staticPages);
    const number = /^\/sitemaps\/recipes-([1-9]\d{0,5})\.xml$/.exec(path)?.[1];
    const from = number && (await recipeFiles())[Number(number) - 1];
    return from ? printSitemap(await recipePages(from)) : undefined;
  };
}
