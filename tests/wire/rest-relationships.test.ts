import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

describe('the choice of a relationship', () => {
  test('a self-reference: children by the table name, the parent by the column', async () => {
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

  test('a self-reference: children by the foreign key column as a hint', async () => {
    const { data, error } = await scene.anon
      .from('keepers')
      .select('name,keepers!mentor_id(name)')
      .eq('id', 1)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ name: 'Ada', keepers: [{ name: 'Ben' }, { name: 'Cleo' }] });
    // The constraint's name fits both directions, so it is refused.
    for (const hint of ['keepers_mentor_id_fkey', 'id']) {
      const refused = await scene.anon.from('keepers').select(`name,keepers!${hint}(name)`);
      expect([refused.status, refused.error?.code]).toEqual([400, 'PGRST200']);
    }
  });

  test('two relationships between two tables require a hint; the error lists both', async () => {
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
