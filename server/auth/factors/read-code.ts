import { invalid } from '../auth-error.ts';

/**
 * Returns the code that the user typed, without the whitespace that gets copied along with it.
 * @throws AuthError validation_failed
 */
export function readCode(body: Record<string, unknown>): string {
  const code = typeof body.code === 'string' ? body.code.replace(/\s/g, '') : '';
  if (code === '') throw invalid('Code needs to be non-empty');
  return code;
}
