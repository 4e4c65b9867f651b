import { invalid } from '../auth-error.ts';

/**
 * The typed code of an answer, without the blanks that people copy along.
 * @throws AuthError validation_failed
 */
export function readCode(body: Record<string, unknown>): string {
  const code = typeof body.code === 'string' ? body.code.replace(/\s/g, '') : '';
  if (code === '') throw invalid('Code needs to be non-empty');
  return code;
}
