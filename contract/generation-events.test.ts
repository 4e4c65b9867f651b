import { expect, test } from 'vitest';
import { readGenerationEvent } from './generation-events.ts';

const id = '5c7f2f0e-0000-4000-8000-000000000000';

test('reads known events with their fields', () => {
  const recipe = { title: 'Soup', ingredients: ['1 leek'], instructions: [], tips: [] };
  const text = JSON.stringify({ generationId: id, recipe });
  expect(readGenerationEvent('partial', text)).toEqual({
    event: 'partial',
    data: { generationId: id, recipe },
  });
  expect(readGenerationEvent('recipe', `{"generationId":"${id}","text":"# Soup"}`)?.data).toEqual({
    generationId: id,
    text: '# Soup',
  });
});

test.each([
  ['status', `{"generationId":"${id}","phase":"plating"}`],
  ['status', '{"phase":'],
  ['error', '{"error":"no status"}'],
  ['toString', '{}'],
  ['', '{}'],
])('returns undefined for an unknown or malformed event: %s %s', (name, text) => {
  expect(readGenerationEvent(name, text)).toBeUndefined();
});
