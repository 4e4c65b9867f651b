import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type ForbiddenFoods,
  type PlantingPhrases,
  places,
  plantFood,
} from '#tests/support/answers/plant-food.ts';
import { answerSets, type ModelAnswer, readAnswers } from '#tests/support/answers/read-answers.ts';
import { type AnswerRun, runAnswer } from '#tests/support/answers/run-answer.ts';
import { seededRandom } from '#tests/support/model-answers/faults/random.ts';
import { printTable } from '../print-table.ts';

const folder = new URL('../../tests/support/answers/', import.meta.url);
const readJson = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

type Ran = { answer: ModelAnswer; run: AnswerRun };

async function runClean(set: string): Promise<Ran[]> {
  const runs: Ran[] = [];
  for (const answer of readAnswers(set)) {
    runs.push({ answer, run: await runAnswer(answer.constraints, answer.text) });
  }
  return runs;
}

function cleanRow(set: string, runs: readonly Ran[]) {
  const count = (outcome: AnswerRun['outcome']) =>
    runs.filter(({ run }) => run.outcome === outcome).length;
  const first = count('served');
  return {
    set,
    answers: runs.length,
    'at the first call': `${first} (${share(first, runs.length)})`,
    'after a repair': count('repaired'),
    refused: count('refused'),
    notes: runs.reduce((sum, { run }) => sum + run.notes.length, 0),
    'lines taken back': runs.reduce(
      (sum, { run }) => sum + (run.outcome === 'refused' ? 0 : run.takenBack.length),
      0,
    ),
  };
}

type Planted = { place: string; wasServed: boolean; what: string };

async function runPlanted(sets: readonly string[], perPlace: number): Promise<Planted[]> {
  const foods = readJson<ForbiddenFoods>('plantings.json');
  const phrases = readJson<PlantingPhrases>('planting-phrases.json');
  const planted: Planted[] = [];
  for (const [index, answer] of sets.flatMap(readAnswers).entries()) {
    const random = seededRandom(index + 1);
    for (const place of places) {
      for (let time = 0; time < perPlace; time += 1) {
        const planting = plantFood(answer, place, foods, phrases, random);
        if (!planting) continue;
        const { lines } = await runAnswer(answer.constraints, planting.text);
        const { choice, item, name } = planting;
        const wasServed = lines.join('\n').toLowerCase().includes(name.toLowerCase());
        planted.push({
          place,
          wasServed,
          what: `${answer.id}: ${item} (${place}) under ${choice}`,
        });
      }
    }
  }
  return planted;
}

function plantedRow(place: string, planted: readonly Planted[]) {
  const served = planted.filter(({ wasServed }) => wasServed).length;
  return { place, planted: planted.length, served, share: share(served, planted.length) };
}

/**
 * npm run bench -- answers [--set name] [--per n] [--show]: measures both error rates of the gate, with good answers of language
 * models (each is repeated when a repair is requested), and with the same answers plus n forbidden foods in each place.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      set: { type: 'string', multiple: true },
      per: { type: 'string', default: '1' },
      show: { type: 'boolean', default: false },
    },
  });
  const sets = values.set ?? answerSets();
  const clean = await Promise.all(sets.map(async (set) => ({ set, runs: await runClean(set) })));
  const planted = await runPlanted(sets, Number(values.per));
  printTable(clean.map(({ set, runs }) => cleanRow(set, runs)));
  printTable([
    ...places.map((place) =>
      plantedRow(
        place,
        planted.filter((one) => one.place === place),
      ),
    ),
    plantedRow('all', planted),
  ]);
  if (!values.show) return;
  for (const { run, answer } of clean.flatMap(({ runs }) => runs)) {
    if (run.outcome !== 'served')
      process.stdout.write(`${answer.id} ${run.outcome}: ${run.message}\n`);
    for (const note of run.notes) process.stdout.write(`${answer.id} note: ${note}\n`);
    if (run.outcome !== 'refused') {
      for (const line of run.takenBack) process.stdout.write(`${answer.id} taken back: ${line}\n`);
    }
  }
  for (const { what } of planted.filter(({ wasServed }) => wasServed)) {
    process.stdout.write(`served with ${what}\n`);
  }
}
