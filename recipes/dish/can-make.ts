import type { Line } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import { bakes, byParts, flourBase, floury, loose, looseBase, needs } from './product-words.ts';

/** Returns the last word of a product's name. */
export const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

type Parts = { list: readonly RegExp[]; steps?: RegExp };

/** Returns the requirements for a product, looked up by its whole name and by its last word. */
const partsOf = (product: string): Parts[] =>
  [...new Set([product, lastWord(product)])].flatMap((name) =>
    [byParts, needs].flatMap((table) => (Object.hasOwn(table, name) ? [table[name] as Parts] : [])),
  );

const blends =
  /\b(?:blend|blitz|whizz|pound|process|pulse|crush|mortar|pestle|mash|grind|pur[eé]e)\w*\b/i;
const blended = new Set(['pesto', 'hummus', 'tapenade', 'romesco', 'satay', 'marzipan', 'praline']);

/** Whether a step blends or pounds, for a product that requires it; true for every other product. */
export const isBlendedIn = (product: string, steps: readonly Line[]): boolean =>
  !blended.has(lastWord(product)) || steps.some(({ text }) => blends.test(text));

/** Returns a function that tells whether the ingredient list contains what a product is made of. */
export function listMaker(items: readonly ListedItem[]) {
  const list = items.map(({ line }) => line).join('\n');
  return (product: string): boolean => {
    const last = lastWord(product);
    if (!partsOf(product).every((part) => part.list.every((one) => one.test(list)))) return false;
    if (!floury.has(last)) return true;
    return flourBase.test(list) || (loose.has(last) && looseBase.test(list));
  };
}

/** Flour products that are assembled from listed foods without baking. */
const putTogether = new Set(['sandwich', 'toastie', 'wrap', 'tart', 'pizza', 'toast']);

/** Returns a function that tells whether the steps cook or mix a product, as far as the text shows it. */
export function stepMaker(steps: readonly Line[]) {
  const sentences = steps.flatMap((line) => line.text.split(/(?<=[.;])\s/));
  const isBaked = steps.some((line) => bakes.test(line.text));
  return (product: string): boolean => {
    const last = lastWord(product);
    const isCooked = partsOf(product).every(
      ({ steps: how }) =>
        !how ||
        sentences.some((one, at) =>
          // A rule crosses the end of a sentence only where it names the full stop.
          how.test(`${one.replace(/[.;]?\s*$/, '.')} ${sentences[at + 1] ?? ''}`),
        ),
    );
    if (!isBlendedIn(product, steps)) return false;
    return isCooked && (isBaked || !floury.has(last) || putTogether.has(last) || loose.has(last));
  };
}
