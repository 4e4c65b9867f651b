import type { Random } from '#recipes/random.ts';
import { type Draft, withHeader } from './draft.ts';
import { hostileText } from './hostile.ts';

const nul = '00000000-0000-0000-0000-000000000000';

/** What the doors read of a request's head, each with what might upset them. */
const hostileHeaders: Record<string, string[]> = {
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Bearer ..',
    'Basic YTpi',
    `Bearer ${'a'.repeat(7_000)}`,
    'bearer null',
    'Bearer \u00ff',
  ],
  apikey: ['', 'x', 'a.b.c', `${'a'.repeat(7_000)}`, '\u00ff'],
  prefer: [
    'count=exact',
    'count=planned',
    'count=estimated',
    'return=representation',
    'return=headers-only',
    'resolution=merge-duplicates',
    'missing=default',
    'tx=rollback',
    'handling=strict,max-affected=0',
    'handling=strict,nonsense',
    'timezone=Mars/Phobos',
    "timezone=x'; --",
    'params=single-object',
    `count=exact,${'a=b,'.repeat(500)}`,
    '__proto__=1',
    '=,;',
  ],
  range: [
    '0-',
    '5-1',
    '-1',
    '0-99999999999',
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,2-3,5-',
    'items=0-1',
    '999999999999999-',
    'x',
  ],
  'range-unit': ['items', 'bytes', ''],
  accept: [
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.plan+json',
    'application/geo+json',
    'text/event-stream',
    '*/*;q=0',
    ';;;',
    'a/b/c',
    'application/octet-stream',
    `${'text/html,'.repeat(500)}`,
  ],
  'accept-profile': [
    'private',
    'auth',
    'storage',
    'pg_catalog',
    '__proto__',
    'public, private',
    '"',
    "x'; --",
  ],
  'content-profile': ['private', 'auth', 'public', 'information_schema', 'constructor'],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0, *', 'identity;q=0', 'x'.repeat(500)],
  'accept-language': ['de', 'x'.repeat(5_000), '*', 'en-US,en;q=0.9;q=2'],
  'if-none-match': ['*', '"', 'W/"a"', `${'"a",'.repeat(1_000)}"b"`, "'"],
  'if-match': ['*', '"x"', ''],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never', '\u00ff'],
  'if-range': ['"x"', 'never'],
  origin: ['https://evil.example', 'null', 'x', 'http://[', `http://${'a'.repeat(3_000)}`],
  referer: ['https://evil.example', 'x', 'http://['],
  host: [
    'evil.example',
    'localhost:99999',
    'a b',
    '',
    '[::1',
    'x'.repeat(3_000),
    'localhost/../..',
    'a@b',
    '\u00ff',
    'localhost:0',
    '127.0.0.1',
  ],
  'x-forwarded-for': [
    '127.0.0.1',
    "1'; --",
    'x'.repeat(3_000),
    '1.2.3.4, 5.6.7.8',
    '::ffff:127.0.0.1',
    'unknown',
  ],
  'x-forwarded-host': ['evil.example', 'localhost', 'x'.repeat(3_000)],
  'x-forwarded-proto': ['https', 'javascript', ''],
  'x-forwarded-prefix': ['/evil', '//evil.example'],
  'x-original-url': ['/admin', '/auth/v1/admin/users'],
  'x-rewrite-url': ['/auth/v1/admin/users'],
  'x-http-method-override': ['DELETE', 'PATCH', 'x'],
  forwarded: ['for=127.0.0.1;host=evil.example;proto=https', 'for="[::1', ';;;'],
  'idempotency-key': ['', 'a b', 'x'.repeat(201), '\u00e4', "'; --", nul],
  'x-request-id': ['x', 'a'.repeat(500), "'; --", '../../x', '{"a":1}'],
  'x-client-info': ['x'.repeat(7_000), '{"a":'],
  'x-supabase-api-version': ['2024-01-01', '9999-99-99', '0', 'x'],
  'x-upsert': ['true', 'x'],
  'x-metadata': ['e30=', 'bnVsbA==', 'W10=', 'eyJhIjoiXHUwMDAwIn0=', '%', 'x'.repeat(5_000)],
  'cache-control': ['no-cache', 'max-age=999999999999', 'max-age=x'],
  'stripe-signature': ['', 't=1,v1=x', `t=99999999999999,v1=${'a'.repeat(64)}`, 'v1=', ',,,==='],
  'user-agent': ['', 'Mozilla/5.0', 'x'.repeat(7_000), "'; --", '\u00ff\u00fe'],
  cookie: ['a=b', '=;=;', 'x'.repeat(7_000), '__Host-x=%00'],
  traceparent: ['00-x', '00-00000000000000000000000000000000-0000000000000000-00'],
  purpose: ['prefetch'],
  'sec-fetch-site': ['cross-site', 'x'],
  'content-language': ['x'],
  'content-encoding': ['gzip', 'br', 'aws-chunked'],
  'access-control-request-method': ['PATCH', '\u00ff'],
  'access-control-request-headers': ['x'.repeat(3_000), 'authorization'],
  upgrade: ['h2c', 'websocket', 'x'],
  expect: ['100-continue', 'x'],
  te: ['trailers'],
};

/** Replaces or adds a header that some door reads, with what might upset it, or takes one away. */
export function mutateHeaders(draft: Draft, random: Random): Draft {
  if (draft.headers.length > 0 && random.next() < 0.12) {
    return {
      ...draft,
      headers: draft.headers.toSpliced(random.between(0, draft.headers.length - 1), 1),
    };
  }
  const name = random.pick(Object.keys(hostileHeaders));
  const listed = random.pick(hostileHeaders[name] ?? ['']);
  // A bare line feed or carriage return would end the header: what that does is connection.test.ts's business.
  const value = random.next() < 0.8 ? listed : hostileText(random).replaceAll(/[\r\n\0]/g, ' ');
  return withHeader(draft, name, Buffer.from(value.toWellFormed()).toString('latin1'));
}
