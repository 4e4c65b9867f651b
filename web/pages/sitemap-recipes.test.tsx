import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentOnlyContext } from '../data/document-only.ts';
import { SitemapRecipes } from './sitemap-recipes.tsx';

const recipesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at + 1}`,
    name: `Salt & pepper ${at + 1}`,
  }));
const labelsIn = (html: string) =>
  [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
const rowsIn = (html: string) => [...html.matchAll(/<li><a href="\/recipe\/(id-\d+)">/g)];

test('lists all recipes in order, in groups', () => {
  const html = renderToStaticMarkup(<SitemapRecipes recipes={recipesOf(120)} />);
  expect(rowsIn(html).map(([, id]) => id)).toEqual(recipesOf(120).map(({ id }) => id));
  expect(labelsIn(html)).toEqual(['Recipes 1 to 50', 'Recipes 51 to 100', 'Recipes 101 to 120']);
  expect(html).toContain('Salt &amp; pepper 120');
});

test('takes the recipes of a document from what only its rendering gets', () => {
  const html = renderToStaticMarkup(
    <DocumentOnlyContext value={{ sitemapRecipes: recipesOf(1000) }}>
      <SitemapRecipes recipes="in the document" />
    </DocumentOnlyContext>,
  );
  expect(rowsIn(html)).toHaveLength(1000);
});
