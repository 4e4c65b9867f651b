import { beforeAll, expect, test } from 'vitest';
import { type Trouble, watchTrouble } from './trouble.ts';

/** Tests the checks of `judge-trouble.ts` without a browser. */
let trouble: Trouble;
const ofTheFile = { status: 503, path: /^\/file$/ };

beforeAll(() => {
  trouble = watchTrouble();
  trouble.allowed.push(ofTheFile);
});

test.fails('an unexpected browser error fails the test', () => {
  trouble.unexpected.push('console: an error');
  trouble.allowed.push({ status: 404, path: /^\/test$/ });
  trouble.allowedLines.push(/an error/);
});

test('the next test starts without it and with only the allowances of the file', () => {
  expect(trouble).toEqual({ unexpected: [], allowed: [ofTheFile], allowedLines: [] });
});
