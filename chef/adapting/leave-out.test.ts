import { describe, expect, test } from 'vitest';
import { decode, encode } from '#chef/cookbook/coded-text.ts';
import type { Segment } from '#chef/cookbook/dish.ts';
import { leaveOut } from './leave-out.ts';

/** Removes ingredients from a sentence: in "Fry [onion] and [garlic!]", brackets mark ingredients and "!" marks those to remove. */
function without(marked: string): string | undefined {
  const gone = new Set<number>();
  let count = 0;
  const segments = marked.split(/(\[[^\]]+\])/).map((piece): Segment => {
    const [, name, mark] = /^\[([^\]!]+)(!?)\]$/.exec(piece) ?? [];
    if (name === undefined) return { kind: 'text', text: piece };
    const ingredient = count++;
    if (mark === '!') gone.add(ingredient);
    return { kind: 'ingredient', ingredient, text: name };
  });
  const coded = encode(segments);
  const text = leaveOut(coded, coded.text, (at) => gone.has(at));
  if (text === undefined) return undefined;
  return decode({ ...coded, text })
    .map((one) => ('text' in one ? one.text : ''))
    .join('');
}

describe('leaving an ingredient out of a sentence', () => {
  test.each([
    ['Soften [onion], [garlic!] and [carrot] in the pan.', 'Soften onion and carrot in the pan.'],
    ['Soften [onion], [carrot] and [garlic!] in the pan.', 'Soften onion and carrot in the pan.'],
    ['Soften [garlic!], [onion] and [carrot].', 'Soften onion and carrot.'],
    ['Soften [onion] and [garlic!] for a minute.', 'Soften onion for a minute.'],
    ['Soften the [garlic!] and the [onion].', 'Soften the onion.'],
    ['Toss [lettuce] with [croutons!].', 'Toss lettuce.'],
    ['Add [stock], half of the [coriander!] and [salt].', 'Add stock and salt.'],
  ])('%s', (marked, left) => {
    expect(without(marked)).toBe(left);
  });

  test.each([
    ['Warm it, thin it, and scatter it with the [coriander!].', 'Warm it, and thin it.'],
    ['Ladle the [soup] into bowls and sprinkle over the [chives!].', 'Ladle the soup into bowls.'],
    ['Scatter it with [nuts] and [coriander!].', 'Scatter it with nuts.'],
    ['Toss the [salad] with [mint!] and scatter it.', 'Toss the salad and scatter it.'],
  ])('nothing is scattered where nothing is left: %s', (marked, left) => {
    expect(without(marked)).toBe(left);
  });

  test('drops a sentence that is only about the removed food', () => {
    expect(without('Scatter with the [coriander!].')).toBe('');
  });

  test('drops a clause that is only about the removed food', () => {
    expect(without('Fry the [garlic!] until gold, then add [rice].')).toBe(
      'Add [rice].'.replace(/[[\]]/g, ''),
    );
  });

  test('returns undefined when the removed food is the object of the work', () => {
    expect(without('Beat the [eggs!] with the [salt].')).toBeUndefined();
  });

  test('leaves a sentence unchanged when it does not name the food', () => {
    expect(without('Fry [onion] until soft.')).toBe('Fry onion until soft.');
  });
});
