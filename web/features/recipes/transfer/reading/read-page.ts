import type { Outcome } from '../imported/outcome.ts';
import { readJson } from './read-json.ts';
import { readWords } from './read-words.ts';

const data =
  /<script\b[^<>]{0,400}?type\s*=\s*["']?application\/ld\+json\b[^<>]{0,400}>([\s\S]*?)<\/script\s*>/gi;

/** Reads a saved recipe page: its schema.org data, or its text when it has none. */
export function* readPage(html: string, from: string, site: string): Generator<Outcome> {
  const found: Outcome[] = [];
  // Cut after the last </script>: an unclosed <script> beyond it would make the regex scan to the end of the file.
  const closed = html.slice(0, html.toLowerCase().lastIndexOf('</script') + '</script>'.length);
  for (const [, json = ''] of closed.matchAll(data))
    found.push(...[...readJson(json, from, site)].filter((outcome) => 'found' in outcome));
  if (found.length > 0) yield* found;
  else yield* readWords(html, from, site);
}
