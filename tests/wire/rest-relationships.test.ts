import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

describe('which relationship is meant', () => {
  test('a table that points to itself: the list by its name, the parent by the column', async () => {
    const { data } = await scene.anon
      .from('keepers')
      .select('name,mentor:mentor_id(name),keepers(name)')
      .order('id');
    expect(data).toEqual([
      { name: 'Ada', mentor: null, keepers: [{ name: 'Ben' }, { name: 'Cleo' }] },
      { name: 'Ben', mentor: { name: 'Ada' }, keepers: [] },
      { name: 'Cleo', mentor: { name: 'Ada' }, keepers: [] },
    ]);
  });

  test('the children of a table that points to itself, by the column that holds the key', async () => {
    const { data, error } = await scene.anon
      .from('keepers')
      .select('name,keepers!mentor_id(name)')
      .eq('id', 1)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ name: 'Ada', keepers: [{ name: 'Ben' }, { name: 'Cleo' }] });
    // Both directions have the constraint's name.
    for (const hint of ['keepers_mentor_id_fkey', 'id']) {
      const refused = await scene.anon.from('keepers').select(`name,keepers!${hint}(name)`);
      expect([refused.status, refused.error?.code]).toEqual([400, 'PGRST200']);
    }
  });

  test('two ways between two tables need a hint, and say which there are', async () => {
    const response = await scene.get('moves?select=id,shelves(name)');
    expect(response.status).toBe(300);
    const choice = (column: string) => ({
      cardinality: 'many-to-one',
      embedding: 'moves with shelves',
      relationship: `moves_${column}_fkey using moves(${column}) and shelves(id)`,
    });
    expect(await response.json()).toMatchObject({
      code: 'PGRST201',
      details: [choice('from_shelf_id'), choice('to_shelf_id')],
      hint: expect.stringContaining('shelves!moves_from_shelf_id_fkey'),
    });
    const { data } = await scene.anon
      .from('moves')
      .select('id, from:shelves!from_shelf_id(name), to:shelves!moves_to_shelf_id_fkey(id)')
      .eq('id', 1);
    expect(data).toEqual([{ id: 1, from: { name: 'Top, left' }, to: { id: 2 } }]);
  });
});
