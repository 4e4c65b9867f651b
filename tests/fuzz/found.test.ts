import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { bytesOf, type Draft, write } from './draft.ts';
import { exchange } from './exchange.ts';
import { judge } from './judge.ts';
import { judgeLog } from './judge-log.ts';
import { openStage, type Stage, secretKey } from './stage.ts';

// Regression tests for what `npm run bench -- fuzz` has found: each is answered as it should be, with no fault in the log.

let ground: TestDatabase;
let stage: Stage;
beforeAll(async () => {
  await buildWhenStale();
  ground = await startTestDatabase();
  stage = await openStage(ground);
});
afterAll(async () => {
  await stage?.close();
  await ground?.close();
});

const id = '2da12a75-7538-4622-b3d0-a5f2e71cd61f';
const draft = (method: string, path: string, headers: [string, string][] = []): Draft => ({
  method,
  path,
  query: [],
  headers,
});

test.each<[string, Draft, number]>([
  [
    'a cross-origin form sent to a page',
    draft('POST', '/about', [['origin', 'https://evil.example']]),
    405,
  ],
  ['a form with the origin null', draft('POST', '/assets/none.js', [['origin', 'null']]), 405],
  ['a PUT of a recipe page', draft('PUT', `/recipe/${'a'.repeat(300)}`), 405],
  ['a recipe with U+0000 in its id', draft('GET', `/recipe/${id}%00`), 302],
  ['cook mode with U+0000 in the recipe id', draft('GET', `/recipe/${id}%00/cook`), 302],
  ['the data of a page with U+0000 in the recipe id', draft('GET', `/recipe/${id}%00.data`), 202],
  [
    'a host header that looks like an IP address but is invalid',
    draft('POST', '/auth/v1/sso', [['host', '123456789.123456789123456789']]),
    400,
  ],
  ['a page with such a host header', draft('GET', '/about', [['host', '1.2.3.999']]), 400],
])('%s', async (_name, asked, status) => {
  const written = write(asked, `localhost:${stage.port}`);
  const answer = await exchange(stage.port, {
    bytes: bytesOf(written),
    method: asked.method,
    timeoutMs: 20_000,
  });
  expect(answer).toMatchObject({ status });
  expect(
    judge({ written, privileged: false }, answer, { secrets: [secretKey], canaries: [] }),
  ).toEqual([]);
  expect(stage.takeLog().flatMap((line) => judgeLog(line, []))).toEqual([]);
});

test.each([
  '/',
  '/about',
  '/sitemap.xml',
  '/robots.txt',
  '/dashboard',
  '/recipe/x',
  '/auth',
  '/mailbox',
  '/sandbox',
])('%s never repeats a foreign host, which a cache might keep for all users', async (path) => {
  const stranger = 'evil.example';
  const headers: [string, string][] = [
    ['host', stranger],
    ['x-forwarded-host', stranger],
    ['x-forwarded-server', stranger],
    ['x-original-url', `//${stranger}/`],
    ['forwarded', `host=${stranger};proto=http`],
    ['x-forwarded-prefix', `//${stranger}`],
  ];
  const written = write(draft('GET', path, headers), stranger);
  const answer = await exchange(stage.port, {
    bytes: bytesOf(written),
    method: 'GET',
    timeoutMs: 20_000,
  });
  if ('failed' in answer) throw new Error(`There was no answer: ${answer.failed}.`);
  expect(answer.status).toBeLessThan(500);
  expect([...answer.headers.values(), answer.body.toString()].join('\n')).not.toContain(stranger);
});
