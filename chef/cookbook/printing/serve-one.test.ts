import { expect, test } from 'vitest';
import { scaleNote } from './scale-note.ts';
import { forOne } from './serve-one.ts';

test.each([
  ['Pour it into chilled glasses at once.', 'Pour it into a chilled glass at once.'],
  [
    'Shake the juice and share it among tall glasses. Squeeze the lemon into each and do not stir.',
    'Shake the juice and put it into a tall glass. Squeeze the lemon into it and do not stir.',
  ],
  ['Ladle the soup into the warm bowls.', 'Ladle the soup into the warm bowl.'],
  ['Divide between plates and serve.', 'Put onto a plate and serve.'],
  ['Share the honey among handled glasses.', 'Put the honey into a handled glass.'],
  ['Rinse the glasses.', 'Rinse the glasses.'],
  ['Fill it into cups of 150 ml.', 'Fill it into cups of 150 ml.'],
])('%s → %s', (text, one) => {
  expect(forOne(text)).toBe(one);
});

test.each([
  ['about 600 g', { share: 2, count: 4 }, 'about 1.2 kg'],
  ['about 1 kg', { share: 0.5, count: 2 }, 'about 500 g'],
  ['about 140 g each', { share: 2, count: 4 }, 'about 140 g each'],
  ['about 140 g each', { share: 0.5, count: 1 }, 'about 140 g'],
  ['finely chopped', { share: 3, count: 3 }, 'finely chopped'],
])('the note %s, scaled %o: %s', (note, scaling, expected) => {
  expect(scaleNote(note, scaling)).toBe(expected);
});
