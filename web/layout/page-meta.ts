import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from '../data/recipes/absolute-url.ts';

const productName = 'Saffron Table';

type PageMeta = {
  title: string;
  description: string;
  /** Where the page is known from outside, without a trailing slash; with it the page gets a canonical address. */
  siteUrl?: string | undefined;
  path?: string;
  /** Path or address of a picture for link previews. */
  image?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
};

/** Title, description, canonical address and link preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title === productName ? productName : `${page.title} · ${productName}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: productName },
  ];
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (page.siteUrl !== undefined && page.path !== undefined) {
    const address = `${page.siteUrl}${page.path}`;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:url', content: address },
    );
  }
  if (page.image && page.siteUrl !== undefined) {
    tags.push({ property: 'og:image', content: absoluteUrl(page.image, page.siteUrl) });
  }
  return tags;
}
