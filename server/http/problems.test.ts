import { describe, expect, test } from 'vitest';
import { toApiError } from './problems.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('toApiError', () => {
  test.each(['ENOSPC', 'EDQUOT'])(
    'turns %s (disk full) into a 503, since there may be room later',
    (code) => {
      const cause = withCode(code);
      expect(toApiError(cause)).toMatchObject({ status: 503, code: 'no_space', cause });
    },
  );

  test('turns an aborted request body into a 400', () => {
    expect(toApiError(withCode('ECONNRESET', 'aborted'))).toMatchObject({
      status: 400,
      code: 'request_aborted',
    });
  });

  test('turns any other error into a 500 without its message', () => {
    const problem = toApiError(new Error('the secret is 42'));
    expect(problem).toMatchObject({ status: 500, code: 'unexpected_failure' });
    expect(problem.message).not.toContain('42');
  });
});
