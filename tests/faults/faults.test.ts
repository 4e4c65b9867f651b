import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { openStage, type Stage } from './open-stage.ts';
import { runRound } from './run-round.ts';

const rounds = 10;
const firstSeed = randomInt(1_000_000);

let ground: TestDatabase;
let stage: Stage;

beforeAll(async () => {
  ground = await startTestDatabase();
  stage = await openStage(ground);
});
afterAll(async () => {
  await stage?.close();
  await ground?.close();
});

test(`${rounds} processes are killed, and nobody loses or gains a credit (seeds from ${firstSeed})`, async () => {
  const steps: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    steps.push(await runRound(stage, firstSeed + round));
  }
  expect(new Set(steps).size).toBe(rounds);
}, 180_000);
