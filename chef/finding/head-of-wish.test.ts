import { expect, test } from 'vitest';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write, findNamed } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

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
    'dumplings w chicken',
    'Steamed Chicken Dumplings',
  ],
  [
    { Course: ['Dinner'], 'Time Target': ['Under 45 Minutes'], Cuisine: ['Japanese'] },
    'ramen with a soft egg and pork',
    'Quick Miso Ramen',
  ],
  [{}, 'margherita pizza', 'Pizza Margherita'],
  [{}, 'butter chicken curry', 'Butter Chicken'],
  [{}, 'lamb burger', 'Hamburgers with Lamb Mince'],
  [{}, 'onigiri with tuna mayo', 'Salmon Onigiri'],
  [{}, 'dal with red lentils and tomatoes', 'One-Pot Red Lentil Dal with Tomatoes and Ginger'],
])('with %j, “%s” is answered by %s', (selections, wish, title) => {
  const written = write(readConstraints(selections, wish), 'seed');
  expect('draft' in written ? written.draft.title : written.refusal).toBe(title);
});

test.each([
  ['frittata with feta and spinach', /frittata/i],
  ['creamy mushroom pasta', /mushroom/i],
  ['breakfast muffins I can freeze', /muffins/i],
  ['jam, half a jar left', /\bjam\b|thumbprint/i],
])('“%s” is answered by its kind', (wish, title) => {
  const written = write(readConstraints({}, wish), 'seed');
  expect('draft' in written ? written.draft.title : written.refusal).toMatch(title);
});

test('raw meat does not stand in for meat that is eaten as it is', () => {
  const selections = { Course: ['Lunch'], 'Macronutrient Targets': ['Under 500 kcal'] };
  const written = write(
    readConstraints(selections, 'wrap with turkey and something fresh'),
    'seed',
  );
  const list = 'draft' in written ? written.draft.ingredients.join() : '';
  expect(list).toMatch(/turkey/);
  expect(list).not.toMatch(/turkey breast(?!, cooked)/);
});

test('a cold lunch where there is no microwave needs no heating', () => {
  const selections = { Course: ['Lunch'], Style: ['Meal Prep'], Plating: ['Lunchbox'] };
  const wish = 'work lunches, there is no microwave at the office so good cold';
  const written = write(readConstraints(selections, wish), 'seed');
  const text = 'draft' in written ? JSON.stringify(written.draft) : '';
  expect(text).not.toBe('');
  expect(text).not.toMatch(/microwave|reheat/i);
});

test('a chosen cuisine belongs to the name', () => {
  const written = write(readConstraints({ Cuisine: ['Turkish'] }, 'red lentil soup'), 'seed');
  expect('draft' in written ? written.draft.title : '').toBe('Mercimek Çorbası');
});

test.each([
  ['a French main course', undefined],
  ['French toast', 'French Toast'],
  ['italian dinner', undefined],
  ['courgettes taking over the garden', undefined],
  ['spring picnic', undefined],
  ['something sweet', undefined],
  ['chicken traybake', 'Easy Chicken Traybake'],
])('“%s” names the dish %s', (wish, title) => {
  expect(findNamed(wish)?.title).toBe(title);
});
