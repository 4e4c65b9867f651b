import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const of = (variables: Record<string, string>) => readSettings(variables).backups;

test('backs up the embedded PostgreSQL daily below DATA_DIR, an external one never', () => {
  expect(of({ DATA_DIR: '/srv/table' })).toEqual({
    everyHours: 24,
    keep: 7,
    folder: join('/srv/table', 'backups'),
    verify: true,
  });
  expect(of({ DATABASE_URL: 'postgres://localhost/saffron' }).everyHours).toBe(0);
});

test('reads the interval, the number to keep, the folder and the verification', () => {
  const variables = { BACKUP_KEEP: '3', BACKUP_DIR: '/mnt/safe', BACKUP_VERIFY: 'off' };
  const said = { keep: 3, folder: '/mnt/safe', verify: false };
  expect(of({ ...variables, BACKUP_EVERY_HOURS: '0.5' })).toEqual({ everyHours: 0.5, ...said });
  expect(of({ ...variables, BACKUP_EVERY_HOURS: 'off' })).toEqual({ everyHours: 0, ...said });
  expect(of({ BACKUP_EVERY_HOURS: '0' }).everyHours).toBe(0);
});

test.each([
  ['BACKUP_EVERY_HOURS', 'daily'],
  ['BACKUP_EVERY_HOURS', '-1'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_VERIFY', 'perhaps'],
])('rejects %s=%s with the name of the variable', (name, value) => {
  expect(() => of({ [name]: value })).toThrow(name);
});
