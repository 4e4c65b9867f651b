import { expect, test } from 'vitest';
import { othersInWords } from './group-members.tsx';

const members = Array.from({ length: 12 }, (_, index) => ({
  id: `c${index}`,
  name: `Category ${index}`,
  icon: null,
  isActive: true,
}));

test.each([
  [12, null],
  [13, '+1 more'],
  [199, '+187 more'],
  [200, '+188 or more'],
])('of %i categories twelve are named: %s', (memberCount, words) => {
  expect(othersInWords({ members, memberCount })).toBe(words);
});
