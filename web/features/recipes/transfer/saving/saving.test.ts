import { expect, test } from 'vitest';
import { nothingGiven } from '../imported/outcome.ts';
import { cutBatches } from './cut-batches.ts';
import { fingerprintOf } from './fingerprint.ts';
import { planImport } from './plan-import.ts';
import { RecipeRefused } from './save-batch.ts';
import { saveRecipes, startJob } from './save-recipes.ts';

const { isOwn: _isOwn, ...empty } = nothingGiven;
const recipeOf = (name: string, steps = ['Cook.']) => ({
  ...empty,
  name,
  ingredients: ['1 lemon'],
  instructions: steps,
});
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, recipe: recipeOf(`R${index}`) }));
const never = new AbortController().signal;

test('a saved or repeated recipe is a duplicate; one that shares only the name is not', () => {
  const found = ['Soup', 'soup ', 'Stew', 'Pie'].map((name) => ({
    recipe: recipeOf(name),
    from: 'a.json',
    remarks: [],
  }));
  const plan = planImport(found, [], {
    names: new Set(['pie', 'stew']),
    fingerprints: new Set([fingerprintOf(recipeOf('STEW'))]),
  });
  expect(plan.ready.map(({ recipe }) => recipe.name)).toEqual(['Soup', 'Pie']);
  expect(plan.ready[1]?.remarks).toEqual([
    "You have another recipe with this name. We'll keep both.",
  ]);
  expect(plan.duplicates.map(({ recipe, remarks }) => [recipe.name, remarks[0]])).toEqual([
    ['soup ', "It's in the files twice."],
    ['Stew', "It's already in your recipes."],
  ]);
});

test('the same text split into other steps is a different recipe', () => {
  expect(fingerprintOf(recipeOf('Soup', ['Boil.', 'Eat.']))).not.toBe(
    fingerprintOf(recipeOf('Soup', ['Boil. Eat.'])),
  );
});

test('a request holds 40 recipes, fewer when they are long; the last recipe goes first', () => {
  const batches = cutBatches(ids(90));
  expect(batches.map((batch) => batch.length)).toEqual([40, 40, 10]);
  expect(batches[0]?.[0]?.id).toBe('89');
  const long = ids(4).map(({ id, recipe }) => ({
    id,
    recipe: { ...recipe, instructions: ['x'.repeat(60_000)] },
  }));
  expect(cutBatches(long).map((batch) => batch.length)).toEqual([2, 2]);
});

test('a refused recipe does not block the other recipes of its batch', async () => {
  const job = startJob(ids(90));
  const saved: string[] = [];
  await saveRecipes(
    job,
    async (batch) => {
      if (batch.some(({ id }) => id === '33')) throw new RecipeRefused('too odd');
      saved.push(...batch.map(({ id }) => id));
    },
    () => {},
    never,
  );
  expect(job.savedCount).toBe(89);
  expect(new Set(saved).size).toBe(89);
  expect(saved).not.toContain('33');
  expect(job.refused).toEqual([
    { name: 'R33', from: 'The server', reason: "It wasn't accepted: too odd" },
  ]);
});

test('an interrupted import resumes with the failed request and the same ids', async () => {
  const job = startJob(ids(90));
  const sent: string[][] = [];
  let failures = 1;
  const save = async (batch: readonly { id: string }[]) => {
    sent.push(batch.map(({ id }) => id));
    if (sent.length === 2 && failures > 0) {
      failures -= 1;
      throw new Error('gone');
    }
  };
  await expect(saveRecipes(job, save, () => {}, never)).rejects.toThrow('gone');
  expect(job.savedCount).toBe(40);
  const progress: number[] = [];
  await saveRecipes(job, save, ({ savedCount }) => progress.push(savedCount), never);
  expect(sent[2]).toEqual(sent[1]);
  expect(progress).toEqual([80, 90]);
});

test('Stop pauses the import after the current request', async () => {
  const job = startJob(ids(90));
  const stop = new AbortController();
  const save = async () => stop.abort(new Error('stopped'));
  await expect(saveRecipes(job, save, () => {}, stop.signal)).rejects.toThrow('stopped');
  expect(job.savedCount).toBe(40);
  expect(job.waiting).toHaveLength(2);
});
