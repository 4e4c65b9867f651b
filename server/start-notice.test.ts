import { expect, test } from 'vitest';
import type { OpenDatabase } from './database/open.ts';
import { readSettings } from './settings.ts';
import { describeStart } from './start-notice.ts';

/** The row of the notice that says where mails go. */
function mailRow(variables: Record<string, string>): string | undefined {
  const opened = { embedded: true, notice: undefined } as unknown as OpenDatabase;
  const notice = describeStart(readSettings(variables), opened, 1);
  return notice
    .split('\n')
    .find((line) => line.startsWith('    Mail '))
    ?.slice(14);
}

const SITE_URL = 'https://cook.example';

test('names the local mailbox only where it answers', () => {
  expect(mailRow({})).toBe('the local mailbox, http://localhost:3000/mailbox (SMTP_URL to send)');
  expect(mailRow({ HOST: '0.0.0.0', SITE_URL })).toBe(
    'nowhere to go: set SMTP_URL (or MAILBOX_PUBLIC=true to show the mailbox to everyone)',
  );
  expect(mailRow({ SITE_URL, MAILBOX_PUBLIC: 'true' })).toBe(
    'a mailbox that everyone can read, https://cook.example/mailbox (SMTP_URL to send)',
  );
  expect(mailRow({ SITE_URL, SMTP_URL: 'smtp://me:secret@mail.example:587' })).toBe(
    'smtp://mail.example:587',
  );
});
