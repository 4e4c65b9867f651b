import { type CSSProperties, use } from 'react';
import { DocumentOnlyContext } from '../data/document-only.ts';
import type { ListedRecipe } from '../data/sitemap/listed-recipe.ts';
import { KeptMarkup } from '../layout/kept-markup.tsx';

/** The browser lays out this many rows together, and only when they come near the viewport. */
const rowsOfGroup = 50;
const listId = 'sitemap-recipes';

function groupsOf(recipes: readonly ListedRecipe[]) {
  return Array.from({ length: Math.ceil(recipes.length / rowsOfGroup) }, (_, at) => ({
    first: at * rowsOfGroup + 1,
    rows: recipes.slice(at * rowsOfGroup, (at + 1) * rowsOfGroup),
  }));
}

function Lists({ recipes }: { recipes: readonly ListedRecipe[] }) {
  return groupsOf(recipes).map(({ first, rows }) => (
    <ul
      key={first}
      className="sitemap-list sitemap-recipes"
      aria-label={`Recipes ${first} to ${first + rows.length - 1}`}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      {rows.map(({ id, name }) => (
        <li key={id}>
          {/* A router link would need hydration. */}
          <a href={`/recipe/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  ));
}

/**
 * Links to recipes, at most a thousand: in the document they are HTML only. Otherwise each recipe would be sent twice, and on a slow phone
 * hydration would take longer than for all of the rest of the page.
 * @param recipes those of a navigation within the app; 'in the document' for a page that the server rendered
 */
export function SitemapRecipes({ recipes }: { recipes: ListedRecipe[] | 'in the document' }) {
  const { sitemapRecipes } = use(DocumentOnlyContext);
  const given = recipes === 'in the document' ? sitemapRecipes : recipes;
  if (!given) return <KeptMarkup id={listId} />;
  return (
    <div id={listId}>
      <Lists recipes={given} />
    </div>
  );
}
