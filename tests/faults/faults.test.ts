import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { say } from '../support/model-server/reply.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { gate } from '../wire/generate-stream-scene.ts';
import { checkBooks } from './check-books.ts';
import { openStage, type Stage } from './open-stage.ts';
import { placeOrder } from './order.ts';
import { runRound } from './run-round.ts';
import { untilRunning } from './scene.ts';

const rounds = 10;
const firstSeed = inject('seed');

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

test(`killing ${rounds} processes neither loses nor adds a credit (seeds from ${firstSeed})`, async () => {
  const steps: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    steps.push(await runRound(stage, firstSeed + round));
  }
  expect(new Set(steps).size).toBe(rounds);
}, 300_000);

test('a process that was frozen until its generation was swept serves nothing when it resumes', async () => {
  const [cook] = stage.cooks;
  const [model] = stage.models;
  if (!cook || !model) throw new Error('The stage is empty.');
  const mayAnswer = gate();
  model.play({ ...say(goodAnswer), after: mayAnswer.opened });
  const key = 'frozen';
  const { outcome, isReading } = placeOrder(stage, { process: 0, cook, key, streams: true });
  await untilRunning({ stage, cook, key });
  const { process } = stage.fleet.at(0);
  process.kill('SIGSTOP');
  // Older than any generation may be, as if the machine had slept. An operator's sweep then closes the generation.
  await stage.owner`
    update public.generations set created_at = created_at - interval '1 day' where status = 'running'`;
  await stage.owner`select private.sweep_generations(interval '1 hour')`;
  mayAnswer.open();
  process.kill('SIGCONT');
  expect(await outcome).toEqual({ kind: 'refused', status: 503, code: 'interrupted' });
  expect(isReading()).toBe(false);
  expect(await checkBooks(stage.owner)).toEqual([]);
});
