import { expect, test } from 'vitest';
import { startTestDatabase } from '#tests/support/database.ts';
import { printableError } from './logger.ts';

test('database errors are logged without the rows that they quote', async () => {
  const { owner, close } = await startTestDatabase();
  try {
    const refused = await owner`
      insert into auth.webauthn_challenges (challenge_type, session_data, expires_at)
      values ('none', '"what nobody may read"', now())`.catch((error: unknown) => error);
    expect(refused).toHaveProperty('detail', expect.stringContaining('what nobody may read'));
    const printed = printableError(refused);
    expect(JSON.stringify(printed)).not.toContain('what nobody may read');
    expect(printed).toMatchObject({
      code: '23514',
      message: expect.stringContaining('webauthn_challenges'),
      stack: expect.any(String),
    });
  } finally {
    await close();
  }
});

test('returns a value that is not an error unchanged', () => {
  expect(printableError('away')).toBe('away');
});
