import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { numberInWords } from '#contract/in-words.ts';
import { staticEntries } from '#contract/site-map.ts';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { documentOnly } from '../data/document-only.ts';
import { requestContext } from '../data/request-context.ts';
import { loadSitemapPreview, loadSitemapRecipes } from '../data/sitemap/load-sitemap.server.ts';
import type { SitemapPreview } from '../data/sitemap/sitemap-preview.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/sitemap.ts';
import { SitemapRecipes } from './sitemap-recipes.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const server = context.get(requestContext);
  const [recipes, preview] = await Promise.all([
    loadSitemapRecipes(server),
    loadSitemapPreview(server),
  ]);
  if (!recipes?.length || server.isForData) return { recipes, preview };
  context.set(documentOnly, { sitemapRecipes: recipes });
  return { recipes: 'in the document' as const, preview };
}

export { RecipePageError as ErrorBoundary } from '../layout/recipe-page-error.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Sitemap',
    description: 'Every public page on Saffron Table, including recipes.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/sitemap',
    noindex: true,
  });
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { recipes, preview } = loaderData;
  return (
    <StaticPage title="Sitemap" lead="Every page of Saffron Table in one place.">
      <Section title="Pages">
        <ul className="sitemap-list">
          {staticEntries(useCreditsEnabled()).map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>
            <Link to="/faq">FAQ</Link>
          </li>
        </ul>
      </Section>
      <Section title="For search engines">
        <Preview preview={preview} />
        <ButtonLink to="/sitemap.xml" reloadDocument download="sitemap.xml" tone="primary">
          <Download className="icon" />
          Download sitemap.xml
        </ButtonLink>
      </Section>
      <Section title="Recipes">
        <Recipes recipes={recipes} />
      </Section>
    </StaticPage>
  );
}

function Recipes({ recipes }: Pick<Route.ComponentProps['loaderData'], 'recipes'>) {
  if (!recipes) return <p>We can't list the recipes right now. Please try again later.</p>;
  if (recipes.length === 0) return <p>No recipes have been saved yet.</p>;
  return <SitemapRecipes recipes={recipes} />;
}

function Preview({ preview }: { preview: SitemapPreview | undefined }) {
  if (!preview) return <p>We can't show the file right now. Please try again later.</p>;
  const { xml, entries, shown, isIndex } = preview;
  const what = isIndex ? 'files of a thousand recipes each' : 'addresses';
  return (
    <>
      <p>
        {shown < entries
          ? `The first ${shown} of ${numberInWords(entries)} ${what}.`
          : `All ${entries} ${what}.`}
      </p>
      {/* Not <pre>: the content scrolls, so it must be focusable by keyboard. */}
      <textarea
        className="sitemap-xml"
        aria-label="sitemap.xml"
        readOnly
        rows={14}
        wrap="off"
        spellCheck={false}
        value={xml}
      />
    </>
  );
}
