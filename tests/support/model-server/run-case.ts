import { randomUUID } from 'node:crypto';
import type { Selections } from '#contract/constraint-labels.ts';
import type { GenerationEvent } from '#contract/generation-events.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import type { TestApp } from '../../support/app.ts';
import { call, follow } from '../../wire/generate-stream-scene.ts';
import type { Case } from '../model-answers/faults/cases.ts';
import { type Judgement, judgeCase, type Result } from '../model-answers/faults/judge-case.ts';
import type { Person } from '../people.ts';
import type { ModelServer } from './start-model-server.ts';

/** The environment of a case: the whole product, without a port. */
export type Stage = Pick<TestApp, 'services' | 'request'> & {
  testDatabase: Pick<TestApp['testDatabase'], 'owner'>;
};

export type Run = Judgement & {
  result: Result;
  /** Whether a served recipe took one credit, and any other outcome gave its credit back exactly once. */
  isCreditExact: boolean;
  /** Milliseconds from the model's first token to the first words that the cook sees. */
  firstWordsMs: number | undefined;
  message: string;
};

/** Returns the choices as the web app sends them: keyed by the slug of their group. */
export function optionsOf(selections: Selections) {
  const bySlug = Object.entries(selections).map(([label, names]) => [
    label === 'Course' ? 'meal-type' : label.toLowerCase().replaceAll(' ', '-'),
    names,
  ]);
  return { selections: Object.fromEntries(bySlug) };
}

function shownIn(events: readonly GenerationEvent[]): string[] {
  return events.flatMap((one) => {
    if (one.event !== 'partial') return [];
    const { title = '', description = '', ingredients, instructions, tips } = one.data.recipe;
    return [title, description, ...ingredients, ...instructions, ...tips];
  });
}

function resultOf(events: readonly GenerationEvent[], asked: number): Result {
  const shown = shownIn(events);
  const end = events.at(-1);
  if (end?.event === 'recipe') {
    return { served: recipeSchema.parse(end.data.recipe), shown, asked };
  }
  if (end?.event !== 'error') return { shown, asked };
  const { status, title = '' } = end.data;
  return { failure: { status, title }, shown, asked };
}

async function isExact({ testDatabase }: Stage, generationId: string, served: boolean) {
  const entries = await testDatabase.owner<{ kind: string; delta: number }[]>`
    select kind, delta from public.credit_entries where reference = ${generationId} order by id`;
  const said = entries.map(({ kind, delta }) => `${kind} ${delta}`).join(', ');
  return said === (served ? 'generation -1' : 'generation -1, generation_refund 1');
}

/** Runs one case through the function, as the screen does, and judges the result. */
export async function runCase(
  stage: Stage,
  cook: Person,
  server: ModelServer,
  one: Case,
): Promise<Run> {
  server.play(...one.replies);
  const { models } = stage.services;
  models.timeoutMs = one.timeoutMs ?? 60_000;
  const options = optionsOf(one.answer.selections);
  const stream = follow(await call(stage, cook, { options, key: randomUUID() }));
  const firstSeen = stream.first('partial').then(
    () => performance.now(),
    () => undefined,
  );
  const events = await stream.toEnd();
  const result = resultOf(events, server.questions.length);
  const status = events.find(({ event }) => event === 'status');
  const generationId = status?.event === 'status' ? status.data.generationId : '';
  const seenAtMs = await firstSeen;
  const saidAtMs = server.questions[0]?.firstTokenAtMs;
  const end = events.at(-1);
  return {
    ...judgeCase(one, result),
    result,
    isCreditExact: await isExact(stage, generationId, result.served !== undefined),
    firstWordsMs:
      seenAtMs !== undefined && saidAtMs !== undefined ? seenAtMs - saidAtMs : undefined,
    message: end?.event === 'error' ? end.data.message : '',
  };
}
