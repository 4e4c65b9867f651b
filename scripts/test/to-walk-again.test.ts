import { expect, test } from 'vitest';
import { journeysToWalkAgain } from './to-walk-again.ts';

const journey = 'tests/journeys/cooking.test.ts';
const otherJourney = 'tests/journeys/buying.test.ts';

test('one or two journeys that failed are walked again', () => {
  expect(journeysToWalkAgain({ files: [journey], tests: [], isMore: false })).toEqual([journey]);
  expect(journeysToWalkAgain({ files: [journey, otherJourney], tests: [], isMore: false })).toEqual(
    [journey, otherJourney],
  );
});

test('more than two journeys do not fail by accident', () => {
  const files = [journey, otherJourney, 'tests/journeys/offline.test.ts'];
  expect(journeysToWalkAgain({ files, tests: [], isMore: false })).toEqual([]);
});

test.each([
  'tests/wire/credits.test.ts',
  'tests/database/generations.test.ts',
  'tests/faults/faults.test.ts',
  'web/ui/stars.test.tsx',
])('%s has no second chance, and takes it from the journey beside it', (file) => {
  expect(journeysToWalkAgain({ files: [file], tests: [], isMore: false })).toEqual([]);
  expect(journeysToWalkAgain({ files: [journey, file], tests: [], isMore: false })).toEqual([]);
});

test('an error beside the tests, or an interrupted run, is not looked at twice', () => {
  expect(journeysToWalkAgain({ files: [journey], tests: [], isMore: true })).toEqual([]);
});
