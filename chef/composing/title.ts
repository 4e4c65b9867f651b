import type { Chosen } from './chosen.ts';
import { pluralTitleName, titleCase, titleName } from './words.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finishes a title: foods that stand alone are plural ("with Carrots and Peas"), foods before a noun are singular ("Carrot and Pea
 * Soup"), and no word occurs twice in a row.
 */
export function polishTitle(raw: string, chosen: readonly Chosen[]): string {
  const title = titleCase(raw.replace(/\s+/g, ' ').trim());
  const plurals = new Map(
    chosen.map(({ ingredient }) => [titleName(ingredient), pluralTitleName(ingredient)]),
  );
  const names = [...plurals.keys()]
    .filter((name) => title.includes(name))
    .sort((one, other) => other.length - one.length)
    .map(escaped);
  if (names.length === 0) return title;
  const name = `(?:${names.join('|')})`;
  const alone = new RegExp(
    `(?<!\\ban? (?:\\p{L}+ )?)\\b${name}(?:, ${name})*(?: and ${name})?(?=$| with | on | in | over | and an? )` +
      `|(?<=\\bwith )${name}(?=, | and \\p{L}+$)`,
    'gu',
  );
  return title
    .replace(alone, (found) =>
      found.replace(new RegExp(name, 'g'), (one) => plurals.get(one) ?? one),
    )
    .replace(/\b(\S+) (?:and )?\1\b/g, '$1');
}
