import { plural } from '#recipes/measures/scale/plural.ts';
import { singular } from '#recipes/pantry/words.ts';
import type { Segment } from '../dish.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const letter = /[\p{L}-]/u;

/** Returns a name as written, and with its last word in the singular and the plural. */
function formsOf(name: string): string[] {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  return [last, singular(last), plural(singular(last))].map((word) => [...before, word].join(' '));
}

/**
 * Creates a function that splits the words of a step where they name an ingredient of the dish again ("turn the chicken thighs"),
 * so that a swap finds the place. The longest name wins; a part of a name ("the thighs") is left as it is.
 * @param names the ingredients' names, each at its index in the dish
 */
export function mentionFinder(names: readonly string[]): (text: string) => Segment[] {
  const byForm = new Map(
    names.flatMap((name, at) => formsOf(name).map((form) => [form.toLowerCase(), at] as const)),
  );
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length);
  // The characters around a name are checked only after a match: lookarounds would be tried at every letter.
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
