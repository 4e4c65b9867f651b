import { expect, test } from 'vitest';
import { orderInAddress, startsAscending, userQuestionOf, userSorts } from './user-question.ts';

const asked = (address: string) => {
  const query = new URLSearchParams(address);
  return userQuestionOf({ read: (key) => query.get(key), page: 1 });
};

test('an empty or invalid query lists all users, newest first', () => {
  const everybody = { search: '', role: 'all', sort: 'joined', ascending: false, page: 1 };
  expect(asked('')).toEqual(everybody);
  expect(asked('role=owner&sort=password&order=up')).toEqual(everybody);
});

test('reads search, role and sort order from the query', () => {
  expect(asked('q=maya&role=admin&sort=email&order=desc')).toEqual({
    search: 'maya',
    role: 'admin',
    sort: 'email',
    ascending: false,
    page: 1,
  });
});

test('parses every sort order that it writes to the URL', () => {
  for (const { value } of userSorts) {
    for (const ascending of [true, false]) {
      const words = Object.entries(orderInAddress(value, ascending)).filter(([, word]) => word);
      const found = asked(new URLSearchParams(words as [string, string][]).toString());
      expect([found.sort, found.ascending]).toEqual([value, ascending]);
    }
    expect(orderInAddress(value, startsAscending(value)).order).toBeNull();
  }
});
