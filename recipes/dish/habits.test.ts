import { expect, test } from 'vitest';
import { isOfAHabit } from './habits.ts';
import { linesAt, linesOf } from './lines.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };

/** Returns the foods of a step that are only part of a habit or of a comparison, and those that are not. */
function read(step: string) {
  const [line] = linesAt(linesOf({ ...nothing, instructions: [step] }), 'instructions');
  const foods = line?.foods ?? [];
  const names = (isSaid: boolean) =>
    foods.filter((food) => line && isOfAHabit(food, line) === isSaid).map(({ text }) => text);
  return { said: names(true), meant: names(false) };
}

test.each([
  ['Chop it fine, as the sandwich-wallahs do, and stir.', 'sandwich'],
  ['Let them bloom, as you would the masala for a good keema.', 'keema'],
  ['Beat until paler and fluffy, like wet sand turning to mousse.', 'mousse'],
  ['Shake it until it looks like snow turned into cream.', 'cream'],
])('how others do it adds nothing: %s', (step, food) => {
  expect(read(step).said.at(-1)).toBe(food);
});

test.each([
  ['As you would, add the butter.', 'butter'],
  ['Whisk it as you would and add the butter.', 'butter'],
  ['Cook it as you would a stew, add the cream and simmer.', 'cream'],
  ['Stir it as you would a sauce with butter.', 'butter'],
  ['Add, as you do, a splash of cream.', 'cream'],
  ['Serve it, as the Greeks do, with feta.', 'feta'],
  ['As the butter melts it would burn, so stir.', 'butter'],
  ['As any cook would, add butter.', 'butter'],
  ['Beat it, like wet sand turning to mousse, then fold in the cream.', 'cream'],
  ['If you like it turning to cream, wait.', 'cream'],
  ['Whisk it like wet sand and turn it into the cream.', 'cream'],
])('a food that a step adds stays: %s', (step, food) => {
  expect(read(step).meant).toContain(food);
});
