import { createContext as createReactContext } from 'react';
import { createContext as createRequestContext } from 'react-router';
import type { ListedRecipe } from './sitemap/listed-recipe.ts';

/** Values that a loader hands to the rendering of a document, and the browser gets as HTML only: not a second time as data. */
export type DocumentOnly = { sitemapRecipes?: ListedRecipe[] };

/** Where a loader puts them. */
export const documentOnly = createRequestContext<DocumentOnly>({});

/** Where a component finds them while the server renders a document; empty in the browser. */
export const DocumentOnlyContext = createReactContext<DocumentOnly>({});
