import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('the defaults run the whole product on this machine alone', () => {
    const settings = readSettings({});
    expect(settings.http).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
    });
    expect(settings.database.url).toBeUndefined();
    expect(settings.recipes).toEqual({
      model: 'chef',
      writer: undefined,
      modelTimeoutMs: 60_000,
      maxGenerationsPerHour: 300,
      price: undefined,
      pictures: undefined,
      builtInPictures: true,
      pictureTimeoutMs: 30_000,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000);
  });

  test('reports every invalid variable at once', () => {
    const read = () =>
      readSettings({ PORT: 'ninety', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' });
    expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL: |DATABASE_URL: [\s\S]*PORT: /);
    expect(read).toThrow(/SECRET_KEY needs at least 32 characters/);
  });

  test.each(['auth', 'private', 'storage', 'information_schema', 'pg_catalog', 'pg_toast'])(
    'the data API never exposes %s',
    (schema) => {
      const read = () => readSettings({ REST_SCHEMAS: `public, ${schema}` });
      expect(read).toThrow(`REST_SCHEMAS: ${schema} must never be shown`);
    },
  );

  test('the data API exposes the configured schemas, and needs at least one', () => {
    expect(readSettings({}).rest.schemas).toEqual(['public']);
    const own = readSettings({ REST_SCHEMAS: 'public, authors,page' });
    expect(own.rest.schemas).toEqual(['public', 'authors', 'page']);
    expect(() => readSettings({ REST_SCHEMAS: ' , ' })).toThrow('needs at least one schema');
  });

  test('rate limits are stored in PostgreSQL if DATABASE_URL is set', () => {
    expect(readSettings({}).auth.rateLimitStore).toBe('memory');
    const shared = readSettings({ DATABASE_URL: 'postgres://localhost/saffron' });
    expect(shared.auth.rateLimitStore).toBe('postgres');
  });

  test('DATABASE_DIRECT_URL needs DATABASE_URL', () => {
    const past = 'postgres://localhost:5432/saffron';
    expect(() => readSettings({ DATABASE_DIRECT_URL: past })).toThrow(/DATABASE_DIRECT_URL: needs/);
    const through = {
      DATABASE_URL: 'postgres://localhost:6432/saffron',
      DATABASE_DIRECT_URL: past,
    };
    expect(readSettings(through).database.directUrl).toBe(past);
  });

  test('the site URL loses its trailing slash, so that paths can be appended', () => {
    expect(readSettings({ SITE_URL: 'https://table.example/' }).http.siteUrl).toBe(
      'https://table.example',
    );
  });
});
