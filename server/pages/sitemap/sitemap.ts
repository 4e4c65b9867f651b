import { recipeEntry, type SitemapEntry, staticEntries } from '#contract/site-map.ts';
import type { Services } from '../../services.ts';
import { printSitemap, printSitemapIndex } from './print-sitemap.ts';
import { divideRecipes, type RecipeFile, readRecipes } from './read-recipes.ts';

/** How long it is remembered where the files of recipes begin: a new one may be announced so much later. */
const rememberedForMs = 10 * 60_000;

/**
 * The site map as files by their path. Up to a thousand recipes everything stands in `/sitemap.xml`; beyond, that is an index of
 * `/sitemaps/pages.xml` and `/sitemaps/recipes-1.xml`, -2, … Whatever is asked, a thousand recipes at most are read.
 * @param builtAt when the pages that are no recipes last changed
 */
export function createSitemap({ settings, database, clock }: Services, builtAt: Date) {
  const { siteUrl } = settings.http;
  let remembered: { files: Promise<RecipeFile[]>; untilMs: number } | undefined;

  function recipeFiles(): Promise<RecipeFile[]> {
    const nowMs = clock().getTime();
    if (remembered && nowMs < remembered.untilMs) return remembered.files;
    const files = divideRecipes(database);
    remembered = { files, untilMs: nowMs + rememberedForMs };
    // What failed is not remembered; whoever asked hears of it.
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

  /** @returns undefined for a path that is no file of it */
  return async function printFile(path: string): Promise<string | undefined> {
    if (path === '/sitemap.xml') return printRoot();
    if (path === '/sitemaps/pages.xml') return printSitemap(staticPages);
    const number = /^\/sitemaps\/recipes-([1-9]\d{0,5})\.xml$/.exec(path)?.[1];
    const from = number && (await recipeFiles())[Number(number) - 1];
    return from ? printSitemap(await recipePages(from)) : undefined;
  };
}
