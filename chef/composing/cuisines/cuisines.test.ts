import { expect, test } from 'vitest';
import { pantry } from '#recipes/pantry/pantry.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import { archetypes } from '../archetypes/archetypes.ts';
import { isAtHome } from '../choose/soft-labels.ts';
import { allCuisines, findCuisine, listOf } from './cuisines.ts';

const courses: readonly Course[] = ['breakfast', 'lunch', 'dinner', 'soup', 'salad', 'side'];

test('at least 28 cuisines, among them the 24 of the starting catalogue', () => {
  expect(allCuisines.length).toBeGreaterThanOrEqual(28);
  const catalogue =
    'Italian, Mexican, Indian, Chinese, Japanese, Thai, French, Greek, Spanish, Middle Eastern, Moroccan, Turkish, Korean, Vietnamese, American, British, German, Nordic, Mediterranean, Caribbean, Brazilian, Persian, Ethiopian, Cajun';
  for (const name of catalogue.split(', ')) expect(findCuisine(name)?.name, name).toBe(name);
  expect(findCuisine('Ghanaian cuisine')?.name).toBe('West African');
});

/** Lists whose slots ask for minutes by a method; what is spooned or stirred in has none. */
const cooked = new Set(
  'fat aromatic spice herb heat acid body protein stew mince vegetable green root salad grain pasta noodle lentil'.split(
    ' ',
  ),
);

test('each profile names only what the chef can cook with', () => {
  const strangers = allCuisines.flatMap(({ name, lists }) =>
    Object.entries(lists)
      .filter(([list]) => cooked.has(list.replace(/^.*\./, '')))
      .flatMap(([, ids]) => ids)
      .filter((id) => Object.keys(pantry.get(id)?.minutes ?? {}).length === 0)
      .map((id) => `${name}: ${id}`),
  );
  expect(strangers).toEqual([]);
});

test('each dish that a cuisine is said to be at home with exists', () => {
  const known = new Set(archetypes.map(({ id }) => id));
  const unknown = allCuisines.flatMap(({ name, dishes }) =>
    [...dishes].filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('each cuisine has dishes of its own in every savoury course', () => {
  const poor = allCuisines.flatMap((cuisine) =>
    courses
      .filter(
        (course) =>
          !archetypes.some((one) => one.courses.includes(course) && isAtHome(one, cuisine)),
      )
      .map((course) => `${cuisine.name}: ${course}`),
  );
  expect(poor).toEqual([]);
});

test('a breakfast is spiced as breakfasts are, not as dinners', () => {
  const chinese = findCuisine('Chinese');
  expect(chinese && listOf(chinese, 'dinner', 'spice')).toEqual(['star-anise']);
  expect(chinese && listOf(chinese, 'breakfast', 'spice')).toEqual([]);
});
