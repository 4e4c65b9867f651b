import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const objectsOf = (variables: Record<string, string>) => readSettings(variables).objects;

function problemsOf(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the object store', () => {
  test('is a folder in DATA_DIR when the S3 variables are unset or empty', () => {
    const folder = join(resolve('/srv/table'), 'objects');
    expect(objectsOf({ DATA_DIR: '/srv/table' })).toEqual({ kind: 'disk', folder });
    expect(objectsOf({ DATA_DIR: '/srv/table', S3_BUCKET: '', S3_PATH_STYLE: '' })).toEqual({
      kind: 'disk',
      folder,
    });
  });

  test('is Amazon S3 for a bucket alone: the SDK finds region and keys', () => {
    expect(objectsOf({ S3_BUCKET: 'table-pictures' })).toEqual({
      kind: 's3',
      bucket: 'table-pictures',
      region: undefined,
      endpoint: undefined,
      keys: undefined,
      prefix: '',
      pathStyle: false,
      timeoutMs: 10_000,
    });
  });

  test('is another S3 server when S3_ENDPOINT is set', () => {
    const variables = {
      S3_BUCKET: 'table',
      S3_ENDPOINT: 'http://store.internal:9000/',
      S3_ACCESS_KEY_ID: ' key\n',
      S3_SECRET_ACCESS_KEY: 'secret\n',
      S3_PREFIX: '/kitchens/one/',
      S3_TIMEOUT_MS: '2000',
    };
    expect(objectsOf(variables)).toEqual({
      kind: 's3',
      bucket: 'table',
      region: 'us-east-1',
      endpoint: 'http://store.internal:9000',
      keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
      prefix: 'kitchens/one/',
      pathStyle: true,
      timeoutMs: 2000,
    });
    expect(objectsOf({ ...variables, S3_REGION: 'auto', S3_PATH_STYLE: 'off' })).toMatchObject({
      region: 'auto',
      pathStyle: false,
    });
  });
});

test.each([
  [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET: needed with S3_ENDPOINT'],
  [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET: needed with S3_REGION'],
  [{ S3_PATH_STYLE: 'on' }, 'S3_BUCKET: needed with S3_PATH_STYLE'],
  [
    { S3_BUCKET: 'table', S3_ACCESS_KEY_ID: 'key' },
    'S3_SECRET_ACCESS_KEY: needed with S3_ACCESS_KEY_ID',
  ],
  [
    { S3_BUCKET: 'table', S3_SECRET_ACCESS_KEY: 'key' },
    'S3_ACCESS_KEY_ID: needed with S3_SECRET_ACCESS_KEY',
  ],
  [{ S3_BUCKET: 'Table' }, 'S3_BUCKET: 3 to 63'],
  [{ S3_BUCKET: 'table', S3_PREFIX: 'a/../b' }, 'S3_PREFIX: letters'],
  [{ S3_BUCKET: 'table', S3_PREFIX: 'a//b' }, 'S3_PREFIX: letters'],
  [{ S3_BUCKET: 'table', S3_PREFIX: 'x'.repeat(201) }, 'S3_PREFIX: letters'],
  [{ S3_BUCKET: 'table', S3_ENDPOINT: 'ftp://store' }, 'S3_ENDPOINT:'],
  [{ S3_BUCKET: 'table', S3_ENDPOINT: 'http://a:b@store' }, 'S3_ENDPOINT: no user name'],
  [{ S3_BUCKET: 'table', S3_ENDPOINT: 'http://store?x=1' }, 'S3_ENDPOINT: an address without'],
  [{ S3_BUCKET: 'table', S3_REGION: 'Europe!' }, 'S3_REGION: a region'],
  [{ S3_BUCKET: 'table', S3_TIMEOUT_MS: '1' }, 'S3_TIMEOUT_MS:'],
])('rejects %j', (variables, problem) => {
  expect(problemsOf(variables)).toContain(`  - ${problem}`);
});
