import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { changeFrom } from './live-channel.ts';

const around = { schema: 'public', commit_timestamp: '2026-11-22T00:00:00Z', errors: [] };
type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

test.each([
  ['recipes', { table: 'recipes', eventType: 'INSERT', new: { id: 'dal', name: 'Dal' }, old: {} }],
  ['recipes', { table: 'recipes', eventType: 'DELETE', new: {}, old: { id: 'dal' } }],
  [
    'favorite_recipes',
    {
      table: 'favorite_recipes',
      eventType: 'DELETE',
      new: {},
      old: { user_id: 'maya', recipe_id: 'dal' },
    },
  ],
  [
    'recipe_ratings',
    {
      table: 'recipe_ratings',
      eventType: 'UPDATE',
      new: { user_id: 'maya', recipe_id: 'dal', rating: 4 },
      old: { user_id: 'maya', recipe_id: 'dal' },
    },
  ],
] as const)('%s: which recipe, and what became of it', (table, said) => {
  expect(changeFrom(table, { ...around, ...said } as Payload)).toEqual({
    table,
    type: said.eventType,
    recipeId: 'dal',
  });
});

test('what names no recipe concerns none', () => {
  const said = { ...around, table: 'recipes', eventType: 'INSERT', new: {}, old: {} };
  expect(changeFrom('recipes', said as unknown as Payload)).toBeNull();
});
