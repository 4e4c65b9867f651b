import { describe, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { type Change, changeFrom, type Fields } from './change.ts';
import { changeInWords } from './change-in-words.ts';
import { fieldsInWords } from './fields-in-words.ts';

const anna = { kind: 'admin', id: 'a1', name: 'Anna Admin' };

function change(action: string, given: Partial<Change> = {}): Change {
  return {
    id: 1,
    createdAt: '2026-11-21T12:00:00Z',
    actor: anna,
    action,
    subject: { kind: 'category', id: 'c1', userId: null, name: 'Garlic' },
    before: {},
    after: {},
    ...given,
  };
}
const ben = { kind: 'user', id: 'b1', userId: 'b1', name: 'Ben Brown' };

describe('changeInWords', () => {
  test.each<[string, Partial<Change>, string]>([
    ['category_created', {}, 'Anna Admin added the category Garlic'],
    [
      'category_changed',
      { before: { sort_order: 3 }, after: { sort_order: 5 } },
      'Anna Admin changed Garlic',
    ],
    [
      'category_changed',
      { before: { is_active: true }, after: { is_active: false } },
      'Anna Admin deactivated Garlic',
    ],
    [
      'group_changed',
      { before: { is_active: false }, after: { is_active: true } },
      'Anna Admin activated Garlic',
    ],
    [
      'category_changed',
      { before: { is_active: true, name: 'a' }, after: { is_active: false, name: 'b' } },
      'Anna Admin changed Garlic',
    ],
    ['category_grouped', { after: { group: 'Avoid' } }, 'Anna Admin added Garlic to Avoid'],
    ['category_ungrouped', { before: { group: 'Avoid' } }, 'Anna Admin removed Garlic from Avoid'],
    [
      'role_changed',
      { subject: ben, after: { role: 'admin' } },
      'Anna Admin made Ben Brown an admin',
    ],
    ['role_changed', { subject: ben, after: { role: 'user' } }, 'Anna Admin made Ben Brown a user'],
    ['signed_out', { subject: ben }, 'Anna Admin signed Ben Brown out everywhere'],
    [
      'refund_requested',
      { subject: { ...ben, kind: 'purchase' } },
      'Anna Admin requested a refund to Ben Brown',
    ],
    ['made_tea', { subject: ben }, 'Anna Admin (made tea) Ben Brown'],
  ])('%s %j', (action, given, words) => {
    expect(changeInWords(change(action, given))).toBe(words);
  });

  test('uses a placeholder for deleted accounts, the service key and operators', () => {
    const gone = { kind: 'user', id: null, userId: null, name: null };
    const by = (kind: string, id: string | null = null) =>
      changeInWords(change('account_deleted', { actor: { kind, id, name: null }, subject: gone }));
    const rest = 'deleted the account of someone whose account is deleted';
    expect(by('admin')).toBe(`A former admin ${rest}`);
    expect(by('admin', 'a1')).toBe(`Unknown name ${rest}`);
    expect(by('service')).toBe(`The service key ${rest}`);
    expect(by('operator')).toBe(`An operator ${rest}`);
  });

  test('has a sentence for every action of the filter', () => {
    for (const action of Object.keys(actions)) {
      const words = changeInWords(change(action));
      expect(words).toMatch(/^Anna Admin [a-z].*Garlic/);
      expect(words).not.toContain('undefined');
    }
  });
});

describe('fieldsInWords', () => {
  const shown = (action: string, before: Fields, after: Fields) =>
    fieldsInWords(change(action, { before, after })).map((field) => [
      field.label,
      field.before,
      field.after,
    ]);

  test('uses the labels of the screens and the order of the dialogs', () => {
    expect(
      shown(
        'category_changed',
        { is_active: true, sort_order: 3, name: 'Garlic', description: null },
        { is_active: false, sort_order: 5, name: 'Ail', description: 'Cloves' },
      ),
    ).toEqual([
      ['Name', 'Garlic', 'Ail'],
      ['Description', null, 'Cloves'],
      ['Sort Order', '3', '5'],
      ['Status', 'Active', 'Inactive'],
    ]);
  });

  test('tells 0 from empty, formats lists and amounts, omits what the sentence says', () => {
    expect(shown('category_created', {}, { sort_order: 0, description: '' })).toEqual([
      ['Sort Order', null, '0'],
    ]);
    expect(shown('category_deleted', { groups: ['Avoid', 'Prefer Using'] }, {})).toEqual([
      ['Groups', 'Avoid, Prefer Using', null],
    ]);
    expect(shown('refund_requested', { refunded_cents: 0 }, { refunded_cents: 499 })).toEqual([
      ['Refunded', '$0.00', '$4.99'],
    ]);
    expect(shown('category_grouped', {}, { group: 'Avoid', sort_order: 2 })).toEqual([
      ['Sort Order', null, '2'],
    ]);
  });
});

test('changeFrom maps a database row; a person without a name is "Unknown name"', () => {
  const row = {
    id: 7,
    created_at: '2026-11-21T12:00:00Z',
    actor_id: 'a1',
    actor_kind: 'admin',
    actor_name: 'Anna Admin',
    action: 'role_changed',
    subject_kind: 'user',
    subject_id: 'b1',
    subject_user_id: 'b1',
    subject_label: null,
    subject_name: null,
    before: { role: 'user' },
    after: null,
  };
  expect(changeFrom(row)).toEqual({
    id: 7,
    createdAt: '2026-11-21T12:00:00Z',
    actor: anna,
    action: 'role_changed',
    subject: { kind: 'user', id: 'b1', userId: 'b1', name: 'Unknown name' },
    before: { role: 'user' },
    after: {},
  });
});
