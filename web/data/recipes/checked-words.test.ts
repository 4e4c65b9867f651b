import { expect, test } from 'vitest';
import type { Verdict } from '#recipes/recipe.ts';
import { checkedWords } from './checked-words.ts';

type Outcome = Verdict['outcome'];
const verdict = (
  check: Verdict['check'],
  subject: string,
  outcome: Outcome = 'passed',
): Verdict => ({
  ...{ check, subject, outcome, findings: [] },
});
const words = (...checks: Verdict[]) => checkedWords({ checks });

test('names the foods that are not in the recipe and the diets that it suits', () => {
  expect(words(verdict('allergens', 'Peanuts'), verdict('allergens', 'Tree Nuts'))).toBe(
    'No peanuts, no tree nuts in this recipe.',
  );
  expect(words(verdict('dietary', 'Vegan'), verdict('dietary', 'Low-FODMAP'))).toBe(
    'Suits a vegan and low-FODMAP diet.',
  );
  expect(words(verdict('dietary', 'Mediterranean Diet'), verdict('avoid', 'gruyère'))).toBe(
    'No gruyère in this recipe. Suits a mediterranean diet.',
  );
});

test('phrases a ban from a wish as a sentence, without repeating a food', () => {
  const nuts = [verdict('allergens', 'Peanuts'), verdict('allergens', 'Tree Nuts')];
  expect(words(...nuts, verdict('allergens', 'nut'))).toBe(
    'No peanuts, no tree nuts in this recipe.',
  );
  expect(words(verdict('avoid', 'nut'))).toBe('No nuts in this recipe.');
  expect(words(verdict('avoid', 'spicy'))).toBe('Nothing spicy in this recipe.');
});

test('says last what children do not get', () => {
  const children = [verdict('avoid', 'alcoholic drinks'), verdict('avoid', 'coffee')];
  expect(words(...children, verdict('allergens', 'Peanuts'), verdict('dietary', 'Vegan'))).toBe(
    'No peanuts in this recipe. Suits a vegan diet. Made for children: no alcohol, no coffee.',
  );
  expect(words(verdict('avoid', 'coffee'))).toBe('No coffee in this recipe.');
});

test('returns null for undecided checks and for checks that name no food', () => {
  expect(words(verdict('allergens', 'Gluten', 'noted'))).toBeNull();
  expect(words(verdict('food-safety', 'Safe temperatures and handling'))).toBeNull();
  expect(words()).toBeNull();
});
