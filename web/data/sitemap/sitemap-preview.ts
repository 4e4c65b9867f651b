/** The beginning of a sitemap file. */
export type SitemapPreview = {
  xml: string;
  /** Number of entries in the file; `shown` of them are in `xml`. */
  entries: number;
  shown: number;
  /** Whether the entries are sitemap files rather than pages. */
  isIndex: boolean;
};

const mostShown = 24;
const endOfEntry = /<\/(?:url|sitemap)>\n/g;

/** Cuts a sitemap after 24 entries: all thousand would be larger than the rest of the page. */
export function beginningOf(xml: string): SitemapPreview {
  const ends = [...xml.matchAll(endOfEntry)].map((match) => match.index + match[0].length);
  const shown = Math.min(ends.length, mostShown);
  const isWhole = shown === ends.length;
  return {
    xml: isWhole ? xml.trimEnd() : `${xml.slice(0, ends[shown - 1])}  …`,
    entries: ends.length,
    shown,
    isIndex: xml.includes('<sitemapindex'),
  };
}
