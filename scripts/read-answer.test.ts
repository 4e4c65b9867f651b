import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function read(input: string | Buffer) {
  const { stdout, status, stderr } = spawnSync(process.execPath, ['scripts/read-answer.ts'], {
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as unknown;
}

test('prints the content of an answer as one line, without defaults', () => {
  const answer =
    '\ufeff# Toast\n\nIngredients:\n- 1 slice of bread\n\nSteps:\n1. Toast it.\n\nEnergy: 90 kcal';
  expect(read(`${answer}\nPrep: 1h05`)).toEqual({
    title: 'Toast',
    description: null,
    ingredients: ['1 slice of bread'],
    instructions: ['Toast it.'],
    prepTime: 65,
    cookTime: null,
    servings: null,
    difficulty: null,
    tips: [],
    nutrition: null,
    error: null,
  });
});

test('prints why there is no recipe', () => {
  expect(read('')).toMatchObject({ title: null, ingredients: [], error: 'empty' });
  expect(read('I cannot help with that.')).toMatchObject({ error: 'refused' });
  expect(read(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toMatchObject({ error: 'unreadable' });
});
