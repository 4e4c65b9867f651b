import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await startTestDatabase();
});
afterAll(() => testDatabase.close());

function keys(...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: testDatabase.url,
    SECRET_KEY: 'a secret for tests alone, never used elsewhere',
    SITE_URL: 'http://saffron.test',
  };
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/print-keys.ts', ...args],
    { encoding: 'utf8', env },
  );
  return { stdout, stderr, status };
}

describe('npm run -s keys', () => {
  test('prints, rotates, lists and revokes the keys', () => {
    const first = keys();
    expect(first.stdout).toMatch(
      /^SUPABASE_URL=http:\/\/saffron\.test\nSUPABASE_ANON_KEY=ey\S+\nSUPABASE_SERVICE_ROLE_KEY=ey\S+\n$/,
    );
    const rotated = keys('rotate');
    expect([rotated.status, rotated.stderr]).toEqual([0, '']);
    expect(keys().stdout).toBe(first.stdout);
    const list = keys('list').stdout.trim().split('\n');
    expect(list).toHaveLength(2);
    expect(list[0]).toMatch(/ {2}active, signs from .*, verifies until /);
    expect(list[1]).toMatch(/ {2}standby, signs from /);
    const again = keys('rotate');
    expect([again.status, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain('waiting');

    const waiting = list[1]?.split(' ')[0] ?? '';
    expect(keys('revoke', waiting).status).toBe(0);
    expect(keys('revoke', waiting).status).toBe(1);
    const replaced = keys('rotate-api-keys', '--grace-hours', '1');
    expect(replaced.stdout).toMatch(/^# The keys before are good until .*\nSUPABASE_URL=/);
    expect(keys().stdout).not.toBe(first.stdout);
  });

  test('a key id may begin with a hyphen', () => {
    const { status, stderr } = keys('revoke', `-${'a'.repeat(42)}`);
    expect(status, stderr).toBe(1);
    expect(stderr).toContain('aaaa');
  });

  test.each([
    [['turn'], 'turn'],
    [['rotate', 'twice'], 'words'],
    [['revoke'], 'which'],
    [['rotate-api-keys', '--grace-hours', 'many'], '--grace-hours'],
    [['--sooner'], '--sooner'],
  ])('%j is refused with a hint', (args, words) => {
    const { status, stderr, stdout } = keys(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).toContain('--help');
  });
});
