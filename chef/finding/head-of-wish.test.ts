import { expect, test } from 'vitest';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

test.each([
  ['carrot cake with cream cheese icing', 'Carrot Cake'],
  ['chicken fried rice', 'Chicken Fried Rice'],
  ['jambalaya with sausage', 'Sausage Jambalaya'],
  ['caesar salad with chicken', 'Chicken Caesar Salad'],
  ['pesto pasta with chicken and peas', 'Pesto Pasta with Chicken and Peas'],
  ['steak with peppercorn sauce', 'Steak au Poivre'],
  ['smoked haddock chowder', 'Smoked Haddock Chowder'],
  ['homemade burgers and wedges', 'Beef Burgers with Potato Wedges'],
  ['thai red curry chicken', 'Quick Thai Red Chicken Curry'],
  ['breakfast burrito', 'Breakfast Burrito'],
])('“%s” asks for %s, whatever else it names', (wish, title) => {
  const written = write(readConstraints({}, wish), 'seed');
  expect('draft' in written ? written.draft.title : written.refusal).toBe(title);
});

test.each([
  [
    { Course: ['Appetizer'], Cuisine: ['Chinese'] },
    'dumplings w pork',
    'Pork and Chinese Leaf Dumplings',
  ],
  [
    { Course: ['Dinner'], 'Time Target': ['Under 45 Minutes'], Cuisine: ['Japanese'] },
    'ramen with a soft egg and pork',
    'Quick Miso Ramen',
  ],
  [
    { Course: ['Salad'], Cuisine: ['Greek'] },
    "watermelon and feta, it's hot and I cant face the stove",
    'Watermelon, Cucumber and Feta Salad',
  ],
])('with %j, “%s” is answered by %s', (selections, wish, title) => {
  const written = write(readConstraints(selections, wish), 'seed');
  expect('draft' in written ? written.draft.title : written.refusal).toBe(title);
});

test('a chosen cuisine belongs to the name', () => {
  const written = write(readConstraints({ Cuisine: ['Turkish'] }, 'red lentil soup'), 'seed');
  expect('draft' in written ? written.draft.title : '').toBe('Mercimek Çorbası');
});
