import { beforeAll, describe, expect, test } from 'vitest';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { generateRecipe } from '#recipes/generate.ts';
import { readCleanAnswers } from './clean-answers.ts';
import { type Case, cleanCases, faultyCases } from './faults/cases.ts';
import { type Judgement, judgeCase } from './faults/judge-case.ts';
import { playReplies } from './play-replies.ts';

type Ran = Judgement & { one: Case };

async function run(one: Case): Promise<Ran> {
  const model = playReplies(one.replies);
  const shown: string[] = [];
  const note = ({ title = '', description = '', ingredients, instructions, tips }: PartialRecipe) =>
    shown.push(title, description, ...ingredients, ...instructions, ...tips);
  const outcome = await generateRecipe({
    constraints: { selections: one.answer.selections, wish: '' },
    model,
    seed: 'seed',
    signal: new AbortController().signal,
    watchEveryMs: 0,
    onProgress: (progress) => 'recipe' in progress && note(progress.recipe),
  });
  const result = { shown, asked: model.asked(), ...(outcome.ok ? { served: outcome.recipe } : {}) };
  return { one, ...judgeCase(one, result) };
}

async function runAll(cases: readonly Case[]): Promise<Ran[]> {
  const runs: Ran[] = [];
  for (const one of cases) runs.push(await run(one));
  return runs;
}

const named = ({ one }: Ran) => `${one.kind}: ${one.answer.name} ${one.words}`;

test('the clean corpus is large and has no duplicate answers', () => {
  const answers = readCleanAnswers();
  expect(answers.length).toBeGreaterThanOrEqual(60);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
});

test('at least 98 % of the clean answers are served without a repair', async () => {
  const runs = await runAll(cleanCases());
  const refused = runs.filter(({ served, repaired }) => !served || repaired).map(named);
  expect(refused, refused.join('\n')).toHaveLength(
    Math.min(refused.length, Math.floor(runs.length * 0.02)),
  );
});

describe('planted faults', () => {
  let runs: Ran[] = [];
  beforeAll(async () => {
    runs = await runAll(faultyCases(8, 11));
  });

  test('planted faults are neither served nor shown during streaming', () => {
    expect(runs.filter(({ violation }) => violation).map(named)).toEqual([]);
  });

  test.each(['repair', 'note'] as const)('finds 19 of 20 faults that call for a %s', (calls) => {
    const planted = runs.filter(({ one }) => one.calls === calls);
    const missed = planted.filter(({ found }) => !found).map(named);
    expect(planted.length).toBeGreaterThan(5);
    expect(missed, missed.join('\n')).toHaveLength(
      Math.min(missed.length, Math.floor(planted.length * 0.05)),
    );
  });

  test('a recipe that the model repairs is served', () => {
    const mended = runs.filter(({ one }) => one.mends && one.expected.served === 'if mended');
    const refused = mended.filter(({ served }) => !served).map(named);
    expect(refused, refused.join('\n')).toHaveLength(
      Math.min(refused.length, Math.floor(mended.length * 0.02)),
    );
  });
});
