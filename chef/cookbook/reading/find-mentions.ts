import { plural } from '#recipes/measures/scale/plural.ts';
import { singular } from '#recipes/pantry/words.ts';
import type { Segment } from '../dish.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const letter = /[\p{L}-]/u;

/** A name as it is written, and with its last word in the other number. */
function formsOf(name: string): string[] {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  return [last, singular(last), plural(singular(last))].map((word) => [...before, word].join(' '));
}

/**
 * Makes a function that parts words of a step where they name an ingredient of the dish again ("turn the chicken thighs"), so that
 * a swap finds the place. The longest name wins; a part of a name ("the thighs") is left as it is.
 * @param names the ingredients' names, each at its place in the dish
 */
export function mentionFinder(names: readonly string[]): (text: string) => Segment[] {
  const byForm = new Map(
    names.flatMap((name, at) => formsOf(name).map((form) => [form.toLowerCase(), at] as const)),
  );
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length);
  // What stands around a name is looked at only where one is found: lookarounds are tried at every letter.
  const pattern = new RegExp(forms.map(escaped).join('|'), 'gi');
  return (text) => {
    if (forms.length === 0) return [{ kind: 'text', text }];
    const segments: Segment[] = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const ingredient = byForm.get(found.toLowerCase());
      const isPartOfWord =
        letter.test(text[index - 1] ?? '') || letter.test(text[index + found.length] ?? '');
      if (ingredient === undefined || isPartOfWord) continue;
      if (index > end) segments.push({ kind: 'text', text: text.slice(end, index) });
      segments.push({ kind: 'mention', ingredient, text: found });
      end = index + found.length;
    }
    if (end < text.length) segments.push({ kind: 'text', text: text.slice(end) });
    return segments;
  };
}
