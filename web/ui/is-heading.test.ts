import { expect, test } from 'vitest';
import { isHeading } from './is-heading.ts';

test('a line that only names the lines below it is a heading', () => {
  for (const line of ['For the sauce:', 'For the sauce', ' Dressing: ', 'Topping (optional):']) {
    expect(isHeading(line), line).toBe(true);
  }
});

test('a line with something to buy is not a heading', () => {
  for (const line of [
    '200 g rice',
    '2 tbsp oil:',
    'Salt',
    'Honey: 1 tbsp',
    'for serving, 1 lime',
  ]) {
    expect(isHeading(line), line).toBe(false);
  }
});
