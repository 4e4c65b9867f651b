import { beforeAll, expect, test } from 'vitest';
import { type Trouble, watchTrouble } from './trouble.ts';

/** The judgement of `judge-trouble.ts`, without a browser. */
let trouble: Trouble;
const ofTheFile = { status: 503, path: /^\/file$/ };

beforeAll(() => {
  trouble = watchTrouble();
  trouble.allowed.push(ofTheFile);
});

test.fails('what a browser says fails the test', () => {
  trouble.unexpected.push('console: an error');
  trouble.allowed.push({ status: 404, path: /^\/test$/ });
  trouble.allowedLines.push(/an error/);
});

test('the next test begins without it, and with what is allowed for the file alone', () => {
  expect(trouble).toEqual({ unexpected: [], allowed: [ofTheFile], allowedLines: [] });
});
