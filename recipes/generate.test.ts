import { describe, expect, test } from 'vitest';
import { createTestChef } from '#tests/support/test-chef.ts';
import { explainConflict, generateRecipe, readConstraints } from './generate.ts';
import { CannotHonour, type ModelRequest, type RecipeModel } from './models/model.ts';

const good = `# Salted Rice

Bright and simple.

## Ingredients

- 300 g basmati rice
- 1 tsp salt

## Instructions

1. Boil the rice with the salt for 12 minutes, and drain.

## Meta

- Prep time: 5 minutes
- Cook time: 15 minutes
- Servings: 4
- Difficulty: Easy
`;
const buttery = good.replace('- 1 tsp salt', '- 1 tsp salt\n- 50 g ghee');

/** Returns a model that gives these answers in order, and the requests that it received. */
function scripted(...answers: (string | Error)[]) {
  const asked: ModelRequest[] = [];
  const model: RecipeModel = {
    name: 'script',
    provider: 'test',
    async *generate(request) {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? '';
      asked.push(request);
      if (answer instanceof Error) throw answer;
      request.onTokens?.({ inputTokens: 10, outputTokens: 20 });
      yield answer;
    },
  };
  return { model, asked };
}

const dairyFree = readConstraints({ Allergens: ['Milk'] }, '');
const run = (model: RecipeModel, constraints = dairyFree, signal = new AbortController().signal) =>
  generateRecipe({ constraints, model, seed: 'one', signal });

describe('generateRecipe', () => {
  test('serves a valid answer at once, with checks, nutrition and token counts', async () => {
    const { model, asked } = scripted(good);
    const outcome = await run(model);
    expect(outcome).toMatchObject({ ok: true, tokens: { inputTokens: 10, outputTokens: 20 } });
    expect(asked).toHaveLength(1);
    if (!outcome.ok) return;
    expect(outcome.recipe.title).toBe('Salted Rice');
    expect(outcome.recipe.nutrition?.energyKcal).toBeGreaterThan(200);
    expect(outcome.recipe.checks.map(({ check, outcome: said }) => `${check} ${said}`)).toEqual([
      'allergens passed',
      'grounding passed',
      'food-safety passed',
      'plausibility passed',
    ]);
  });

  test('requests one repair that names the problem, and serves the repaired recipe', async () => {
    const { model, asked } = scripted(buttery, good);
    const outcome = await run(model);
    expect(outcome).toMatchObject({ ok: true, repaired: true });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.prompt).toContain('ghee');
  });

  describe('when the first answer has only a harmless flaw', () => {
    const unused = good.replace('- 1 tsp salt', '- 1 tsp salt\n- 2 carrots');
    const servedWithNote = {
      ok: true,
      recipe: { notes: [expect.stringContaining('2 carrots')], checks: expect.anything() },
    };

    test.each<[string, string | Error]>([
      ['breaks an allergen', buttery],
      ['is empty', ' '],
      ['is no recipe', 'I would rather talk about the sea.'],
      ['does not come', new Error('the provider is gone')],
    ])('and the second answer %s, serves the first with a note', async (_name, second) => {
      const { model, asked } = scripted(unused, second);
      expect(await run(model)).toMatchObject(servedWithNote);
      expect(asked).toHaveLength(2);
    });

    test('and no time is left for a second answer, serves the first with a note', async () => {
      const { model, asked } = scripted(unused);
      const task = { constraints: dairyFree, model, seed: 'one', timeoutMs: 0 };
      const { signal } = new AbortController();
      expect(await generateRecipe({ ...task, signal })).toMatchObject(servedWithNote);
      expect(asked).toHaveLength(1);
    });
  });

  test('never serves a recipe that breaks an allergen, and makes no third call', async () => {
    const { model, asked } = scripted(buttery);
    const outcome = await run(model);
    expect(outcome).toMatchObject({ ok: false, reason: 'check-failed' });
    expect(!outcome.ok && outcome.message).toContain('ghee');
    expect(asked).toHaveLength(2);
  });

  test.each<[string, string | Error, string]>([
    ['an empty answer', ' \n', 'empty'],
    ['chatter without a recipe', 'Cooking is a joy.', 'unreadable'],
    ['a model that declines', 'I am sorry, I cannot help with that.', 'refused'],
    ['a provider that fails', new Error('503'), 'provider-error'],
    ['a model that finds no such dish', new CannotHonour('no dish'), 'cannot-honour'],
  ])('%s fails with its own reason', async (_name, answer, reason) => {
    expect(await run(scripted(answer).model)).toMatchObject({ ok: false, reason });
  });

  test('abandons a stalled model that ignores the abort signal, when the time is up', async () => {
    const controller = new AbortController();
    const deaf: RecipeModel = {
      name: 'deaf',
      provider: 'test',
      async *generate() {
        yield '# Half a ';
        controller.abort(new Error('time is up'));
        await new Promise(() => {});
      },
    };
    expect(await run(deaf, dairyFree, controller.signal)).toMatchObject({
      ok: false,
      reason: 'timed-out',
    });
  });

  test('does not call the model for a constraint that it could not check', async () => {
    const { model, asked } = scripted(good);
    const constraints = readConstraints({ Allergens: ['Moon Dust'] }, '');
    expect(await run(model, constraints)).toMatchObject({ ok: false, reason: 'cannot-honour' });
    expect(await explainConflict(constraints, model)).toContain('Moon Dust');
    expect(asked).toHaveLength(0);
  });

  test('checks an allergy that the wish names', async () => {
    const constraints = readConstraints({}, 'something quick, I’m allergic to milk');
    expect(await run(scripted(buttery).model, constraints)).toMatchObject({
      ok: false,
      reason: 'check-failed',
    });
  });

  test('the built-in chef uses the same pipeline', async () => {
    const model = createTestChef();
    for (let round = 0; round < 40; round++) {
      const outcome = await generateRecipe({
        constraints: dairyFree,
        model,
        seed: `${round}`,
        signal: new AbortController().signal,
      });
      expect(outcome).toMatchObject({ ok: true, repaired: false });
    }
  });
});

describe('the served recipe', () => {
  const photo = `${good}\n## Photo Prompt\n\nSalted rice with a knob of butter on top.\n`;
  const chatty = `Sure! The butter of the last version is gone.\n\n---\n\n${good}\n---\n\nWould you like it with butter?\n`;

  test('is printed from the parsed recipe, without any unchecked text of the answer', async () => {
    const outcome = await run(scripted(chatty).model);
    expect(outcome.ok && outcome.text).toContain('- 300 g basmati rice');
    expect(outcome.ok && outcome.text).toMatch(/## Nutrition per serving\n\n- Energy: \d+ kcal/);
    expect(JSON.stringify(outcome)).not.toContain('butter');
  });

  test('has no photo prompt that names a food that the cook avoids', async () => {
    const shown = await run(scripted(photo).model, readConstraints({}, ''));
    expect(shown.ok && shown.recipe.photoPrompt).toContain('butter');
    const avoided = await run(scripted(photo).model);
    expect(avoided.ok && avoided.recipe.photoPrompt).toBe('');
    expect(JSON.stringify(avoided)).not.toContain('butter');
  });
});

const withinSeconds = () => AbortSignal.timeout(10_000);

describe('the token usage of a recipe', () => {
  const asked = readConstraints({}, '');

  test('is estimated if the server reports none, since the call is paid for anyway', async () => {
    const { model } = scripted(good);
    const silent: RecipeModel = {
      ...model,
      generate: (request) => {
        const { onTokens: _told, ...rest } = request;
        return model.generate(rest);
      },
    };
    const { tokens } = await generateRecipe({
      constraints: asked,
      model: silent,
      seed: 's',
      signal: withinSeconds(),
    });
    expect(tokens.outputTokens).toBe(Math.ceil(good.length / 4));
    expect(tokens.inputTokens).toBeGreaterThan(100);
  });

  test('is zero for a recipe of the built-in chef', async () => {
    const outcome = await generateRecipe({
      constraints: asked,
      model: createTestChef(),
      seed: 's',
      signal: withinSeconds(),
    });
    expect(outcome).toMatchObject({ ok: true, tokens: { inputTokens: 0, outputTokens: 0 } });
  });
});

describe('a second answer that is no better', () => {
  const constraints = readConstraints({}, '');
  const cut = good.slice(0, good.indexOf(' salt for'));
  const inedible = good.replace('1 tsp salt', '500 g salt');

  test.each([
    ['breaks off', cut, 'unreadable'],
    ['nobody could eat', inedible, 'check-failed'],
  ])('is not served (%s)', async (_what, answer, reason) => {
    const { model, asked } = scripted(answer);
    const outcome = await generateRecipe({
      constraints,
      model,
      seed: 's',
      signal: withinSeconds(),
    });
    expect(outcome).toMatchObject({ ok: false, reason, repaired: true });
    expect(asked).toHaveLength(2);
  });

  test('is not requested if the remaining time is too short', async () => {
    const { model, asked } = scripted(cut);
    const slow: RecipeModel = {
      ...model,
      async *generate(request) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        yield* model.generate(request);
      },
    };
    const task = { constraints, model: slow, seed: 's', signal: withinSeconds(), timeoutMs: 100 };
    expect(await generateRecipe(task)).toMatchObject({ ok: false, repaired: false });
    expect(asked).toHaveLength(1);
  });
});
