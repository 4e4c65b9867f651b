/** How a file of the site map begins. */
export type SitemapPreview = {
  xml: string;
  /** How many entries the file has, and how many of them stand in `xml`. */
  entries: number;
  shown: number;
  /** Whether the entries are files and not pages. */
  isIndex: boolean;
};

const mostShown = 24;
const endOfEntry = /<\/(?:url|sitemap)>\n/g;

/** Cuts a site map after some entries: all thousand would weigh more than the rest of the page. */
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
