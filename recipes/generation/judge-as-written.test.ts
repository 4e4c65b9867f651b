import { describe, expect, test } from 'vitest';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { readCleanAnswers } from '#tests/support/model-answers/clean-answers.ts';
import { judge } from '../checks/judge.ts';
import { readPartialRecipe } from '../reading/read-partial-recipe.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import { understand } from '../selections/understand.ts';
import { judgeAsWritten } from './judge-as-written.ts';

function bansOf(selections: Parameters<typeof understand>[0]['selections']) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('These selections mean nothing.');
  return understood.requirements.bans;
}

/** Judge at every eighth line end only. All line ends of all answers would take half a minute. */
const lookAtEvery = 8;

/** Judges an answer at every eighth of its line ends. */
function judgeLineByLine(text: string, bans: ReturnType<typeof bansOf>) {
  const judgeNow = judgeAsWritten(bans);
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  const someEnds = ends.filter((_end, at) => at % lookAtEvery === 0);
  return someEnds.map((end) => judgeNow(readPartialRecipe(text.slice(0, end))));
}

test('aborts no answer at a line that the final check allows', () => {
  const passed = readCleanAnswers().filter(({ text, selections }) => {
    const reading = readRecipe(text);
    return (
      reading.ok && judge(reading.draft, bansOf(selections)).every((one) => !one.broken.length)
    );
  });
  expect(passed.length).toBeGreaterThan(50);
  const ended = passed.flatMap(({ name, text, selections }) =>
    judgeLineByLine(text, bansOf(selections)).flatMap(({ problems }) =>
      problems.map(({ findings }) => `${name}: ${findings[0]?.text}`),
    ),
  );
  expect(ended).toEqual([]);
}, 120_000);

const base: PartialRecipe = {
  title: 'Bean Bowl',
  ingredients: ['200 g butter beans', '1 onion'],
  instructions: [],
  tips: [],
};
const dairyFree = bansOf({ Allergens: ['Milk'] });

describe('a line that breaks a choice', () => {
  test('in the list is held back and is a certain problem at once', () => {
    const { passed, problems } = judgeAsWritten(dairyFree)({
      ...base,
      ingredients: [...base.ingredients, '50 g butter'],
    });
    expect(passed).toEqual(base);
    expect(problems).toMatchObject([
      { subject: 'Milk', findings: [{ where: 'ingredients', text: '50 g butter' }] },
    ]);
  });

  test('is held back at every place where it occurs', () => {
    const twice = { ...base, ingredients: ['50 g butter', '1 onion', '50 g butter'] };
    expect(judgeAsWritten(dairyFree)(twice).passed.ingredients).toEqual(['1 onion']);
  });

  test('in the title is held back but aborts nothing, since it can be cut', () => {
    const judgeNow = judgeAsWritten(dairyFree);
    const titled = { ...base, title: 'Beans in Brown Butter' };
    const { passed, problems } = judgeNow(titled);
    expect(passed.title).toBeUndefined();
    expect(problems).toEqual([]);
    const done = { ...titled, instructions: ['Stir.', 'Serve.'], tips: ['Serve it hot.'] };
    expect(judgeNow(done)).toMatchObject({ problems: [] });
    expect(judgeNow(done).passed.title).toBeUndefined();
  });
});

describe('a line that later lines may excuse, or that can be cut, aborts nothing', () => {
  const withStep = (text: string): PartialRecipe => ({ ...base, instructions: ['Boil.', text] });

  test.each([
    ['a product that a later step may make', withStep('Spread with the custard.')],
    ['a serving suggestion', withStep('Serve with buttered toast.')],
    ['a tip', { ...withStep('Serve.'), tips: ['Add butter.'] }],
  ])('%s', (_name, recipe) => {
    expect(judgeAsWritten(dairyFree)(recipe).problems).toEqual([]);
  });

  test('a food that a step adds aborts the answer', () => {
    const { problems } = judgeAsWritten(dairyFree)(withStep('Stir in the Parmesan.'));
    expect(problems).toHaveLength(1);
  });
});

/** Answers with an unusual order of sections, or in which a later line invalidates the excuse for an earlier one. */
const oddOrders: [string, string][] = [
  [
    'a tip brings in the real thing',
    '# Rice\n\n## Ingredients\n- 300 ml oat milk\n\n## Instructions\n1. Pour in the milk.\n\n## Tips\n- Use the milk.\n- Add whole milk.\n',
  ],
  [
    'the list comes last',
    '# Rice\n\n## Instructions\n1. Pour in the milk.\n\n## Ingredients\n- 300 ml oat milk\n',
  ],
  [
    'the tips come first',
    '# Rice\n\n## Tips\n- Use butter.\n\n## Ingredients\n- 50 g vegan butter\n\n## Instructions\n1. Melt butter.\n',
  ],
  [
    'a line goes on in the next',
    '# Rice\n\n## Ingredients\n- 50 g vegan\n  butter\n- 50 g\n  butter\n\n## Instructions\n1. Melt the\n   butter.\n',
  ],
  [
    'a bought one follows what was made',
    '# Rice\n\n## Ingredients\n- 50 g basil\n\n## Instructions\n1. Blend the basil to a pesto.\n2. Toss with the pesto.\n3. Add 2 tbsp pesto from a jar.\n',
  ],
  [
    'a claim ends at the line',
    '# Rice\n\nDairy-free,\nthen butter.\n\n## Ingredients\n- 200 g rice\n\n## Instructions\n1. Without\n   butter.\n',
  ],
];

test.each(oddOrders)('shows no line that the final check rejects: %s', (_name, text) => {
  const reading = readRecipe(text);
  if (!reading.ok) throw new Error(reading.problem);
  const broken = judge(reading.draft, dairyFree).flatMap((one) => one.broken.map((it) => it.text));
  const judgeNow = judgeAsWritten(dairyFree);
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  const shown = ends.flatMap((end) => {
    const { passed } = judgeNow(readPartialRecipe(text.slice(0, end)));
    const { title = '', description = '', ingredients, instructions, tips } = passed;
    return [title, description, ...ingredients, ...instructions, ...tips];
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((line) => broken.includes(line))).toEqual([]);
});
