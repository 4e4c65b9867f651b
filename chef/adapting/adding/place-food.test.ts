import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { dividedBeforeServing } from './place-food.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

/** Returns the words of the last step before and after the place for an addition. */
function divided(sentences: string[]) {
  const [dish] = book.dishes;
  if (!dish) throw new Error('The cookbook is empty.');
  const segments = sentences.map((text) => ({ kind: 'text' as const, text }));
  const one = dividedBeforeServing({ ...dish, steps: [{ segments }] });
  const now = one.dish.steps.at(-1)?.segments.map(({ text }) => text ?? '') ?? [];
  return [now.slice(0, one.behind).join(''), now.slice(one.behind).join('')];
}

test.each([
  [['Toss it all. Eat it before it wilts.'], 'Toss it all.', ' Eat it before it wilts.'],
  [['Toss it all.', ' Eat it hot.'], 'Toss it all.', ' Eat it hot.'],
  [['Toss it. Bring it to the table.'], 'Toss it.', ' Bring it to the table.'],
  [['Chop it. Bring the broth to the boil.'], 'Chop it. Bring the broth to the boil.', ''],
  [['Freeze it. Dip the moulds in warm water.'], 'Freeze it. Dip the moulds in warm water.', ''],
  [['Serve it. Then rest.'], 'Serve it. Then rest.', ''],
])('%j is divided before the sentence that serves it', (sentences, before, after) => {
  expect(divided(sentences)).toEqual([before, after]);
});
