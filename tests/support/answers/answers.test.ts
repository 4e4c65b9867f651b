import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { seededRandom } from '../model-answers/faults/random.ts';
import { type ForbiddenFoods, type PlantingPhrases, places, plantFood } from './plant-food.ts';
import { answerSets, type ModelAnswer, readAnswers } from './read-answers.ts';
import { type AnswerRun, runAnswer } from './run-answer.ts';

/** `npm test` runs a sample of the answers, `npm run test:all` a larger sample, and `npm run bench -- answers` runs all of them. */
const every = inject('runsAll') ? { answer: 2, planting: 1 } : { answer: 40, planting: 24 };
const sample = <T>(all: readonly T[], step: number): T[] =>
  all.filter((_, index) => index % step === 0);
const readJson = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;

type Ran = { answer: ModelAnswer; run: AnswerRun };

describe('good answers of language models', () => {
  const runs: Ran[] = [];
  beforeAll(async () => {
    for (const answer of answerSets().flatMap((set) => sample(readAnswers(set), every.answer))) {
      runs.push({ answer, run: await runAnswer(answer.constraints, answer.text) });
    }
  }, 600_000);

  test('at least 99 of 100 are served after the first call', () => {
    const others = runs.filter(({ run }) => run.outcome !== 'served');
    expect(runs.length).toBeGreaterThan(60);
    expect(
      others.length / runs.length,
      others.map(({ answer }) => answer.id).join(),
    ).toBeLessThanOrEqual(0.01);
  });

  test('have at most three notes, and no shown line is taken back', () => {
    for (const { answer, run } of runs) {
      expect(run.notes.length, answer.id).toBeLessThanOrEqual(3);
      if (run.outcome !== 'refused') expect(run.takenBack, answer.id).toEqual([]);
    }
  });
});

test('a forbidden food is not served, wherever it appears in the recipe', async () => {
  const foods = readJson<ForbiddenFoods>('plantings.json');
  const phrases = readJson<PlantingPhrases>('planting-phrases.json');
  const served: string[] = [];
  let planted = 0;
  for (const [index, answer] of sample(
    answerSets().flatMap(readAnswers),
    every.planting,
  ).entries()) {
    const random = seededRandom(index + 7);
    const place = places[index % places.length] ?? 'list';
    const planting = plantFood(answer, place, foods, phrases, random);
    if (!planting) continue;
    planted += 1;
    const { lines } = await runAnswer(answer.constraints, planting.text);
    const { choice, item, name } = planting;
    if (lines.join('\n').toLowerCase().includes(name.toLowerCase())) {
      served.push(`${answer.id}: ${item} (${place}) under ${choice}`);
    }
  }
  expect(planted).toBeGreaterThan(150);
  expect(served, served.join('\n')).toEqual([]);
}, 900_000);
