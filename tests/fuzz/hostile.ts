import type { Random } from '#recipes/random.ts';
import { RawJson } from './draft.ts';

// Values that attackers or faulty programs put where a valid value belongs.

const injections = [
  "' or '1'='1",
  "'; select pg_sleep(3); --",
  '1); drop table public.recipes; --',
  '$$ or $1 /*',
  "\\'; --",
  "E'\\x27'",
  '%27%20or%201=1',
  '"; delete from auth.users; --',
  "x' union select encrypted_password from auth.users --",
  '\u02bc or 1=1',
  '#{7*7}{{7*7}}<%=7*7%>',
  '$(sleep 3)`sleep 3`|sleep 3',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '*)(uid=*))(|(uid=*',
];

const headerInjections = [
  'a\r\nset-cookie: fuzz=1',
  'a\nx-injected: 1',
  'a\r\n\r\n<h1>injected</h1>',
  'a\u560d\u560aset-cookie: fuzz=1',
  'a@example.com\r\nbcc: b@example.com',
  'a@example.com\nSubject: hello',
  '%0d%0aset-cookie:fuzz=1',
];

const paths = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252f..%252fetc%252fpasswd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e/%2e%2e/%2e%2e/package.json',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '....//....//etc/passwd',
  '\\\\server\\share\\file',
  '//server.example/share',
  'file:///etc/passwd',
  'C:\\windows\\win.ini',
  '/proc/self/environ',
  '.env',
  '.git/config',
  '..;/..;/etc/passwd',
  'a/./b/../../c',
  'con',
  'a'.repeat(300),
];

const characters = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\uffff',
  '\u202eevil\u202c',
  '\u200b\u200d',
  `z${'\u0323\u0308\u0336'.repeat(60)}`,
  `e${'\u0301'.repeat(3_000)}`,
  'مرحبا שלום',
  '👩‍👩‍👧‍👦💥',
  'İıſK',
  '\u2028\u2029',
  '\ufdfa'.repeat(40),
  '%',
  '%%',
  '%00',
  '%ff',
  '%ed%a0%80',
  '\\',
  '"',
  "'",
  '(((((((((((((((((((((((((((((',
  'x'.repeat(10_000),
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  'ctid',
  'xmin',
  'tableoid',
  'pg_sleep',
  'current_user',
  'id',
];

const numbers = [
  '-1',
  '0',
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999999999999999',
  '0.1e1',
  '1.7976931348623157e308',
  '123456789.123456789123456789',
];

const wordsNoNumbers = ['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '٣', '1e3', ' 1', '1;'];

const addresses = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http://localhost@evil.example/',
  'http://localhost.evil.example/',
  'data:text/html,<script>alert(1)</script>',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:5432/',
  'http://127.0.0.1:1/',
  'blob:x',
];

const dates = [
  'infinity',
  '-infinity',
  '999999-12-31',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  'epoch',
  'now',
  '4714-01-01 BC',
];

const groups = [
  injections,
  headerInjections,
  paths,
  characters,
  names,
  numbers,
  wordsNoNumbers,
  addresses,
  dates,
];

/** Returns a hostile text. */
export function hostileText(random: Random): string {
  const one = random.pick(random.pick(groups));
  return random.next() < 0.15 ? one + random.pick(random.pick(groups)) : one;
}

/** Returns a path segment, encoded where it has to be, and sometimes where it should not be. */
export function hostileSegment(random: Random): string {
  const text = random.pick(random.next() < 0.5 ? paths : random.pick(groups));
  const isSafe = /^[\x21-\x7e]*$/.test(text) && !/[?#]/.test(text);
  if (isSafe && random.next() < 0.5) return text;
  const once = encodeURIComponent(text.toWellFormed());
  return random.next() < 0.15 ? encodeURIComponent(once) : once;
}

const deep = (open: string, close: string, levels: number): RawJson =>
  new RawJson(open.repeat(levels) + close.repeat(levels));

/** Returns a piece of JSON of the wrong type, of no valid type, or far too large. */
export function hostileJson(random: Random): unknown {
  const makers: (() => unknown)[] = [
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => [null, [null, [{}]]],
    () => new RawJson(random.pick(numbers)),
    () =>
      new RawJson(
        `"${random.pick(['\\ud800', '\\u0000', 'a\\udc00b', '\\u0000\\ud800', '\\b\\f'])}"`,
      ),
    () => new RawJson('{"__proto__":{"role":"service_role","polluted":true}}'),
    () => new RawJson('{"constructor":{"prototype":{"polluted":true}}}'),
    () => new RawJson('{"id":1,"id":[2],"id":null}'),
    () => new RawJson('{"toJSON":1,"then":1,"length":1e9,"valueOf":{}}'),
    () => deep('[', ']', random.pick([50, 5_000, 100_000])),
    () => new RawJson(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    () => Array.from({ length: random.pick([100, 5_000]) }, (_none, index) => index),
    () => Object.fromEntries(Array.from({ length: 2_000 }, (_none, index) => [`k${index}`, index])),
    () => 'x'.repeat(random.pick([1_000, 70_000, 600_000])),
    () => [hostileText(random).toWellFormed()],
    () => ({ [hostileText(random).toWellFormed()]: 1 }),
    () => random.pick([random.between(-5, 5), 0.1, -0, 2 ** 53]),
  ];
  return random.next() < 0.45 ? hostileText(random).toWellFormed() : random.pick(makers)();
}
