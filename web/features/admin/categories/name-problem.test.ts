import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  ['Garlic', undefined],
  ['七', undefined],
  ['7', undefined],
  ['  ', 'A category needs a name.'],
  ['🧄 !', 'The name needs at least one letter or digit.'],
])('validates the name %j', (name, problem) => expect(nameProblem(name)).toBe(problem));
