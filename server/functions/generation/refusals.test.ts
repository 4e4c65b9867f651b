import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { noticeOfRefusal } from '#web/features/generate/failure-notice.ts';
import type { NoticeError } from '../notice-error.ts';
import * as refusals from './refusals.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** An error as PostgreSQL raises it. */
const raised = (code: string) => Object.assign(new Error('Why it is refused.'), { code });

const { refusalOf, ...makers } = refusals;
const before = [
  ...Object.values(makers).map((make) => make('Why it is refused.')),
  ...['STGEN', 'STCRD', 'STUSR', 'STWRT'].map((code) => refusalOf(raised(code)) as NoticeError),
];

describe('every refusal before the charge', () => {
  test('has a status from 400 to 499', () => {
    expect(before.length).toBeGreaterThan(7);
    expect(before.filter(({ status }) => !(status >= 400 && status < 500))).toEqual([]);
  });

  test('is shown in its own words: no fixed notice takes its status', () => {
    // cancel-generation alone answers `already_written`, and its screen shows the words.
    for (const { status, code, title, message } of before) {
      if (code === 'already_written') continue;
      const shown = noticeOfRefusal({ status, code, title, error: message });
      expect(shown, code).toMatchObject({ title, message });
    }
  });

  test('has a row in docs/error-codes.md', () => {
    const rows = read('docs/error-codes.md');
    const wanted = before.map(({ code, status }) => `| \`${code}\` | ${status} |`);
    expect(wanted.filter((row) => !rows.includes(row))).toEqual([]);
  });
});

test('no other file creates a NoticeError, but for failures.ts: what fails after the charge', () => {
  const creators = readSourceFiles()
    .map(({ path }) => path)
    .filter((path) => /^server\/.*(?<!\.test)\.ts$/.test(path))
    .filter((path) => read(path).includes('new NoticeError('));
  expect(creators.sort()).toEqual([
    'server/functions/account/refusals.ts',
    'server/functions/generation/failures.ts',
    'server/functions/generation/refusals.ts',
    'server/functions/payments/refusals.ts',
  ]);
});
