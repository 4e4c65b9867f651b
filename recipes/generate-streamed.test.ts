import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { processorMsOf } from '#tests/support/processor-time.ts';
import { generateRecipe, readConstraints } from './generate.ts';
import type { GenerationProgress } from './generation/outcome.ts';
import type { RecipeModel } from './models/model.ts';

const good = `# Warm Lentil Bowl

Lentils, lemon and herbs, in one pan.

## Ingredients

- 300 g green lentils
- 2 carrots, diced
- 2 tbsp olive oil
- 1 tsp salt

## Instructions

1. Boil the 300 g green lentils with the salt for 25 minutes, and drain.
2. Warm the olive oil and cook the carrots for 8 minutes.
3. Fold the lentils into the carrots and serve.

## Chef's Tips

- Rinse the lentils first.

## Meta

- Prep Time: 10 minutes
- Cook Time: 35 minutes
- Servings: 4
- Difficulty: Easy
`;
/** Fish in a compound food of the list, Parmesan in a step, and butter in a title that cannot be cut. */
const banned: [string, RegExp][] = [
  [
    good.replace('- 2 tbsp olive oil', '- 1 tbsp Worcestershire sauce\n- 2 tbsp olive oil'),
    /worcest/i,
  ],
  [good.replace('and serve.', 'and stir in the parmesan.'), /parmesan/i],
  [good.replace('Warm Lentil Bowl', 'Lentils in Brown Butter'), /butter/i],
];
/** Mentions beside the dish: a serving suggestion and a tip. */
const beside: [string, RegExp][] = [
  [good.replace('and serve.', 'and serve with parmesan.'), /parmesan/i],
  [good.replace('Rinse the lentils first.', 'Finish with a knob of butter.'), /butter/i],
];
const constraints = readConstraints({ Allergens: ['Fish', 'Milk'] }, '');

/** Splits a text at these offsets. The event loop turns between two parts. */
function inParts(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...new Set(cuts.map((cut) => cut % text.length)), text.length];
  places.sort((one, other) => one - other);
  return places.slice(1).map((place, index) => text.slice(places[index], place));
}

function writing(...answers: (readonly string[])[]) {
  const signals: AbortSignal[] = [];
  const model: RecipeModel = {
    name: 'script',
    provider: 'test',
    async *generate({ signal }) {
      const parts = answers[Math.min(signals.length, answers.length - 1)] ?? [];
      signals.push(signal);
      for (const part of parts) {
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
        yield part;
      }
    },
  };
  return { model, signals };
}

async function run(model: RecipeModel) {
  const told: GenerationProgress[] = [];
  const outcome = await generateRecipe({
    constraints,
    model,
    seed: 'one',
    signal: new AbortController().signal,
    watchEveryMs: 0,
    onProgress: (progress) => told.push(progress),
  });
  return { outcome, told };
}

const recipeOf = ({ outcome }: Awaited<ReturnType<typeof run>>) =>
  outcome.ok ? outcome.recipe : outcome.message;
const cuts = fc.array(fc.nat(5000), { maxLength: 60 });
const linesOf = ({ title, description, ingredients, instructions, tips }: PartialRecipe) => [
  ...(title ? [title] : []),
  ...(description ? [description] : []),
  ...ingredients,
  ...instructions,
  ...tips,
];

describe('an answer that streams in', () => {
  test('gives the same recipe for any chunking, and snapshots that only grow', async () => {
    const whole = recipeOf(await run(writing([good]).model));
    expect(whole).toMatchObject({ title: 'Warm Lentil Bowl' });
    const property = fc.asyncProperty(cuts, async (places) => {
      const result = await run(writing(inParts(good, places)).model);
      expect(recipeOf(result)).toEqual(whole);
      const snapshots = result.told.flatMap((one) => ('recipe' in one ? [one.recipe] : []));
      for (const [index, snapshot] of snapshots.entries()) {
        const next = snapshots[index + 1];
        if (next) expect(linesOf(next)).toEqual(expect.arrayContaining(linesOf(snapshot)));
      }
      const phases = result.told.flatMap((one) => ('phase' in one ? [one.phase] : []));
      expect(phases).toEqual(['checking', 'finishing']);
    });
    await fc.assert(property, { numRuns: 40 });
  });

  test.each(banned)('never shows a banned line, for any chunking (%#)', async (bad, word) => {
    const whole = recipeOf(await run(writing([good]).model));
    const property = fc.asyncProperty(cuts, async (places) => {
      const { model, signals } = writing(inParts(bad, places), [good]);
      const result = await run(model);
      expect(recipeOf(result)).toEqual(whole);
      expect(JSON.stringify(result.told)).not.toMatch(word);
      expect(result.told).toContainEqual({ phase: 'repairing' });
      expect(signals).toHaveLength(2);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test.each(beside)('cuts a mention beside the dish without a repair (%#)', async (bad, word) => {
    const property = fc.asyncProperty(cuts, async (places) => {
      const { model, signals } = writing(inParts(bad, places), [good]);
      const result = await run(model);
      expect(recipeOf(result)).toMatchObject({ title: 'Warm Lentil Bowl' });
      expect(JSON.stringify([result.told, recipeOf(result)])).not.toMatch(word);
      expect(signals).toHaveLength(1);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('is aborted at the banned line, without waiting for the rest', async () => {
    const [bad = ''] = banned[0] ?? [];
    const upToIt = bad.slice(0, bad.indexOf('- 1 tsp salt'));
    const taken: number[] = [];
    const endless: RecipeModel = {
      name: 'endless',
      provider: 'test',
      async *generate({ signal, onTokens }) {
        if (taken.push(0) > 1) {
          onTokens?.({ inputTokens: 0, outputTokens: 0 });
          return yield good;
        }
        yield upToIt;
        // On a busy machine the line is judged before the next chunk is asked for.
        if (signal.aborted) return;
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      },
    };
    const { outcome } = await run(endless);
    expect(outcome).toMatchObject({ ok: true, repaired: true });
    expect(outcome.tokens.outputTokens).toBe(Math.ceil(upToIt.length / 4));
  });

  test('judges a wrapped line as a whole and starts no repair', async () => {
    const wrapped = good
      .replace('- 2 carrots, diced', '- 200 g butter\n  beans, drained')
      .replaceAll('carrots', 'butter beans');
    const lines = wrapped.split(/(?<=\n)/);
    const { outcome, told } = await run(writing(lines).model);
    expect(recipeOf({ outcome, told })).toMatchObject({ title: 'Warm Lentil Bowl' });
    expect(outcome.repaired).toBe(false);
  });

  test('an endless answer does not block the process: not every line is validated', async () => {
    const line = '- 1 more carrot\n';
    const stop = new AbortController();
    const endless: RecipeModel = {
      name: 'endless',
      provider: 'test',
      async *generate({ signal }) {
        yield '# Carrots\n\n## Ingredients\n\n';
        for (let count = 0; count < 4000; count += 1) {
          if (count % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
          signal.throwIfAborted();
          yield line;
        }
      },
    };
    const spentMs = await processorMsOf(async () => {
      const outcome = await generateRecipe({
        constraints,
        model: endless,
        seed: 'one',
        signal: stop.signal,
        watchEveryMs: 0,
      });
      expect(outcome.ok).toBe(false);
    });
    // A validation takes half a second by the end, and there are four thousand lines.
    expect(spentMs).toBeLessThan(15_000);
  });
});
