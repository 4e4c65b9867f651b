import { describe, expect, test } from 'vitest';
import { toApiError } from './problems.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('what was thrown', () => {
  test.each(['ENOSPC', 'EDQUOT'])('%s: there is no room now, and may be later', (code) => {
    const cause = withCode(code);
    expect(toApiError(cause)).toMatchObject({ status: 503, code: 'no_space', cause });
  });

  test('a request whose body broke off is the caller’s', () => {
    expect(toApiError(withCode('ECONNRESET', 'aborted'))).toMatchObject({
      status: 400,
      code: 'request_aborted',
    });
  });

  test('anything else is ours, and its words stay in the log', () => {
    const problem = toApiError(new Error('the secret is 42'));
    expect(problem).toMatchObject({ status: 500, code: 'unexpected_failure' });
    expect(problem.message).not.toContain('42');
  });
});
