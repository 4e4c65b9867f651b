import { gzipSync } from 'node:zlib';
import type { Random } from '#recipes/random.ts';
import { type Draft, pair, withHeader } from './draft.ts';
import { hostileSegment, hostileText } from './hostile.ts';
import { mutateHeaders } from './mutate-headers.ts';
import { mutateJson } from './mutate-json.ts';

// Takes a valid request and returns one with a fault in it.

function mutatePath(draft: Draft, random: Random): Draft {
  const segments = draft.path.split('/');
  const at = random.between(Math.min(segments.length - 1, 2), segments.length - 1);
  const changes: (() => string)[] = [
    () => segments.with(at, hostileSegment(random)).join('/'),
    () => segments.with(at, hostileSegment(random)).join('/'),
    () => `${draft.path}/${hostileSegment(random)}`,
    () => segments.toSpliced(at, 0, random.pick(['', '.', '..', '%2e', '%2e%2e', '%2f'])).join('/'),
    () => segments.toSpliced(at, 1).join('/') || '/',
    () =>
      draft.path + random.pick(['/', '//', '.', '%20', ';a=b', '.json', '.data', '%00', '%', '\\']),
    () => draft.path.toUpperCase(),
    () => draft.path + 'a'.repeat(random.pick([300, 3_000, 7_000])),
    () =>
      draft.path +
      '/..'.repeat(random.between(1, 30)) +
      random.pick(['/etc/passwd', '/package.json', '']),
  ];
  return { ...draft, path: random.pick(changes)() };
}

function mutateQuery(draft: Draft, random: Random): Draft {
  const { query } = draft;
  const value = () => hostileText(random);
  const at = random.between(0, Math.max(0, query.length - 1));
  const name = query[at]?.split('=')[0] ?? pair(value(), '').slice(0, -1);
  const changes: (() => string[])[] = [
    () => [...query.toSpliced(at, 1), `${name}=${encodeURIComponent(value().toWellFormed())}`],
    () => [...query.toSpliced(at, 1), `${name}=${encodeURIComponent(value().toWellFormed())}`],
    () => [...query, `${name}=${encodeURIComponent(value().toWellFormed())}`],
    () => [...query, pair(value(), value())],
    () => query.toSpliced(at, 1),
    () => [
      ...query,
      random.pick([
        '%',
        '%ff=%ff',
        '=',
        '&&&',
        'a[b]=c',
        '%00=%00',
        '__proto__[x]=1',
        '?',
        'a=%ed%a0%80',
      ]),
    ],
    () => [
      ...query,
      ...Array.from({ length: random.pick([50, 800]) }, (_none, index) => `${name}=${index}`),
    ],
    () => [...query, `${name}=${'a'.repeat(random.pick([1_000, 9_000]))}`],
  ];
  return { ...draft, query: random.pick(changes)() };
}

function mutateForm(draft: Draft, random: Random): Draft {
  if (draft.body?.kind !== 'form') return draft;
  const { fields } = draft.body;
  const at = random.between(0, Math.max(0, fields.length - 1));
  const name = fields[at]?.[0] ?? 'a';
  const changes: (() => [string, string][])[] = [
    () => fields.with(at, [name, hostileText(random)]),
    () => fields.toSpliced(at, 1),
    () => [...fields, [name, hostileText(random)]],
    () => [...fields, [hostileText(random), hostileText(random)]],
  ];
  return fields.length === 0
    ? draft
    : { ...draft, body: { kind: 'form', fields: random.pick(changes)() } };
}

function bodyBytes(draft: Draft): Buffer {
  if (draft.body?.kind === 'bytes') return draft.body.bytes;
  if (draft.body?.kind === 'json') return Buffer.from(JSON.stringify(draft.body.value) ?? '');
  return Buffer.from('{"a":1}');
}

/** Corrupts the bytes themselves, or what the headers say about them. */
function mutateBytes(draft: Draft, random: Random): Draft {
  const bytes = bodyBytes(draft);
  const typed = (draft_: Draft, type: string) => withHeader(draft_, 'content-type', type);
  const as = (made: Buffer): Draft => {
    const type = draft.body?.kind === 'bytes' ? undefined : 'application/json';
    const made_: Draft = { ...draft, body: { kind: 'bytes', bytes: made } };
    return type && !draft.headers.some(([name]) => name === 'content-type')
      ? typed(made_, type)
      : made_;
  };
  const zipped = (made: Buffer, encoding: string) =>
    withHeader(as(made), 'content-encoding', encoding);
  const boundary = 'multipart/form-data; boundary=b';
  const changes: (() => Draft)[] = [
    () => as(bytes.subarray(0, random.between(0, bytes.length))),
    () => as(Buffer.concat([Buffer.from('\ufeff'), bytes])),
    () =>
      as(Buffer.concat([bytes, Buffer.from(random.pick(['}', ',', '\0', '{}', ' x', '\n\n']))])),
    () => as(Buffer.from(bytes.toString('latin1'), 'utf16le')),
    () => as(Buffer.alloc(0)),
    () => as(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc0, 0xaf, 0xed, 0xa0, 0x80])),
    () => as(Buffer.alloc(random.pick([1_048_576, 1_048_577, 3_000_000]), 0x61)),
    () => as(Buffer.from('['.repeat(100_000))),
    () => as(Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
    () => zipped(gzipSync(bytes), 'gzip'),
    () => zipped(gzipSync(Buffer.alloc(20_000_000)), 'gzip'),
    () => zipped(bytes, random.pick(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip', 'x'])),
    () =>
      typed(
        draft,
        random.pick([
          'text/plain',
          'application/xml',
          'application/json; charset=utf-16',
          'application/json;charset=\u00ff',
          '/',
          ';',
          'a'.repeat(3_000),
          'application/x-www-form-urlencoded',
          boundary,
          'multipart/form-data',
          'text/csv',
          'application/octet-stream',
        ]),
      ),
    () =>
      typed(
        as(
          Buffer.from(
            '--b\r\ncontent-disposition: form-data; name="file"; filename="../a\r\n.png"\r\n\r\nx\r\n--b--\r\n',
          ),
        ),
        boundary,
      ),
    () =>
      typed(as(Buffer.from('--b\r\ncontent-disposition: form-data; name=""\r\n\r\n')), boundary),
    () => typed(as(Buffer.from(`--b\r\n${'a: b\r\n'.repeat(3_000)}\r\nx\r\n--b--`)), boundary),
    () => typed(as(Buffer.from('--b--')), `multipart/form-data; boundary=${'b'.repeat(5_000)}`),
  ];
  return random.pick(changes)();
}

function mutateMethod(draft: Draft, random: Random): Draft {
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'QUERY',
    'PURGE',
  ];
  return { ...draft, method: random.pick(methods) };
}

function mutateBody(draft: Draft, random: Random): Draft {
  if (draft.body?.kind === 'form') return mutateForm(draft, random);
  if (draft.body?.kind === 'json' && random.next() < 0.75) {
    return { ...draft, body: { kind: 'json', value: mutateJson(draft.body.value, random) } };
  }
  return mutateBytes(draft, random);
}

/** Breaks one thing in a request. */
export function mutate(draft: Draft, random: Random): Draft {
  const bodyWeight = draft.body ? 5 : 0.3;
  const kind = random.weighted([
    [mutatePath, 2],
    [mutateQuery, draft.query.length > 0 ? 4 : 1.5],
    [mutateHeaders, 3],
    [mutateBody, bodyWeight],
    [mutateMethod, 0.4],
  ] as const);
  return kind ? kind(draft, random) : draft;
}
