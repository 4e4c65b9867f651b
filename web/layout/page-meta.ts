import type { MetaDescriptor } from 'react-router';
import { linkPreviewSize } from '#contract/link-preview.ts';
import houseUrl from '../assets/dish-curry-1200.avif';
import { linkPreviewAddress } from '../data/recipes/link-preview.ts';
import { shorten } from './shorten.ts';
import { breadcrumbList } from './structured-data.ts';

const productName = 'Saffron Table';
/** Search engines and link previews cut longer descriptions anyway. */
const longestDescription = 200;

export type PageMeta = {
  title: string;
  description: string;
  /** Public URL of the site, without a trailing slash. With it the page gets a canonical address. */
  siteUrl?: string | undefined;
  path?: string;
  /** Path or URL of the page's main picture. Defaults to the dish of the landing page. */
  picture?: { src: string; alt: string };
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

const housePicture = { src: houseUrl, alt: 'A curry with basmati rice, seen from above' };

function previewPicture({ src, alt }: { src: string; alt: string }, siteUrl: string) {
  return [
    { property: 'og:image', content: linkPreviewAddress(src, siteUrl) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(linkPreviewSize.width) },
    { property: 'og:image:height', content: String(linkPreviewSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the title, description, canonical address and link preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title === productName ? productName : `${page.title} · ${productName}`;
  const description = shorten(page.description, longestDescription);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: page.type ?? 'website' },
  ];
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (page.siteUrl === undefined || page.path === undefined) return tags;
  const address = `${page.siteUrl}${page.path}`;
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    ...previewPicture(page.picture ?? housePicture, page.siteUrl),
  ];
}

/** Like pageMeta, for a page below the home page: adds breadcrumbs. */
export function pageMetaWithCrumbs(page: PageMeta): MetaDescriptor[] {
  const tags = pageMeta(page);
  if (page.siteUrl === undefined || page.path === undefined) return tags;
  return [
    ...tags,
    { 'script:ld+json': breadcrumbList(page.siteUrl, { name: page.title, path: page.path }) },
  ];
}
