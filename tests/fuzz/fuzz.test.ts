import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { compareRoutes } from './grammars.ts';
import { lookAround } from './known.ts';
import { printFinding, runRound } from './round.ts';
import { openStage, type Stage } from './stage.ts';

// A bounded part of `npm run bench -- fuzz`. Every route of the app gets malformed requests; none is answered with an unexpected error.

const cases = inject('runsAll') ? 3_000 : 300;

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

test('every route has a request grammar', () => {
  expect(compareRoutes(stage.app)).toEqual({ forgotten: [], stale: [] });
});

test.each([
  ['visitors and cooks', false],
  ['admins and the service key', true],
])('requests of %s cause no unexpected error', async (_who, privileged) => {
  const known = await lookAround(stage);
  const { findings, tallies } = await runRound(stage, known, {
    seed: inject('seed'),
    cases,
    privileged,
  });
  expect(findings.map(printFinding)).toEqual([]);
  expect(tallies.length).toBe(cases);
  // Requests that are only ever refused at the door prove little.
  expect(tallies.filter(({ status }) => status < 300).length).toBeGreaterThan(cases / 10);
});
