import { describe, expect, test } from 'vitest';
import { buildTables, type ForeignKeyRow, type TableRow } from '../schema/build-tables.ts';
import type { Table } from '../schema/schema.ts';
import { describeRelationship } from './describe-relationship.ts';
import { findRelationship } from './find-relationship.ts';

const row = (name: string, primaryKey: string[], ...unique: string[][]): TableRow => ({
  schema: 'public',
  name,
  columns: [],
  hasInternal: false,
  keys: [
    { isPrimary: true, columns: primaryKey },
    ...unique.map((columns) => ({ isPrimary: false, columns })),
  ],
});
const key = (table: string, column: string, targetTable: string): ForeignKeyRow => ({
  name: `${table}_${column}_fkey`,
  schema: 'public',
  table,
  columns: [column],
  targetSchema: 'public',
  targetTable,
  targetColumns: ['id'],
});

const tables = buildTables(
  [
    row('people', ['id']),
    row('books', ['id']),
    row('shelves', ['id']),
    row('passports', ['id'], ['person_id']),
    row('loans', ['book_id', 'person_id']),
    row('notes', ['id']),
  ],
  [
    key('books', 'author_id', 'people'),
    key('books', 'editor_id', 'people'),
    key('people', 'boss_id', 'people'),
    key('passports', 'person_id', 'people'),
    key('loans', 'book_id', 'books'),
    key('loans', 'person_id', 'people'),
    key('notes', 'book_id', 'books'),
    key('notes', 'shelf_id', 'shelves'),
    key('notes', 'nowhere_id', 'unexposed'),
  ],
);

const table = (name: string): Table => {
  const found = tables.get('public')?.get(name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
};
const find = (origin: string, target: string, hint?: string) => {
  const {
    isToOne,
    target: other,
    constraint,
    link,
  } = findRelationship(table(origin), target, hint);
  return [isToOne ? 'one' : 'many', other.name, constraint, link?.table.name];
};

describe('describeRelationship', () => {
  test.each([
    [
      'books',
      'people',
      'author_id',
      'many-to-one',
      'books_author_id_fkey using books(author_id) and people(id)',
    ],
    [
      'people',
      'books',
      'author_id',
      'one-to-many',
      'books_author_id_fkey using people(id) and books(author_id)',
    ],
    [
      'people',
      'passports',
      undefined,
      'one-to-one',
      'passports_person_id_fkey using people(id) and passports(person_id)',
    ],
    [
      'passports',
      'people',
      undefined,
      'one-to-one',
      'passports_person_id_fkey using passports(person_id) and people(id)',
    ],
    [
      'books',
      'people',
      'loans',
      'many-to-many',
      'loans using loans_book_id_fkey(book_id) and loans_person_id_fkey(person_id)',
    ],
  ])('describes %s with %s by %s', (origin, target, hint, cardinality, relationship) => {
    const found = findRelationship(table(origin), target, hint);
    expect(describeRelationship(table(origin), found).shown).toEqual({
      cardinality,
      embedding: `${origin} with ${target}`,
      relationship,
    });
  });
});

describe('findRelationship', () => {
  test('finds a relationship by table, column or constraint', () => {
    expect(find('books', 'loans')).toEqual(['many', 'loans', 'loans_book_id_fkey', undefined]);
    expect(find('books', 'author_id')).toEqual([
      'one',
      'people',
      'books_author_id_fkey',
      undefined,
    ]);
    expect(find('people', 'books_editor_id_fkey')).toEqual([
      'many',
      'books',
      'books_editor_id_fkey',
      undefined,
    ]);
  });

  test('a unique foreign key makes the relationship to-one from both sides', () => {
    expect(find('people', 'passports')[0]).toBe('one');
    expect(find('passports', 'people')[0]).toBe('one');
  });

  test('finds a self-reference: children by the table name, parent by the column', () => {
    expect(find('people', 'people')).toEqual(['many', 'people', 'people_boss_id_fkey', undefined]);
    expect(find('people', 'boss_id')[0]).toBe('one');
    expect(find('people', 'people', 'boss_id')[0]).toBe('many');
    for (const hint of ['people_boss_id_fkey', 'id']) {
      expect(() => find('people', 'people', hint)).toThrow('Could not find a relationship');
    }
  });

  test('rejects an ambiguous target; a hint selects one relationship', () => {
    expect(() => find('books', 'people')).toThrow('more than one relationship');
    expect(find('books', 'people', 'editor_id')[2]).toBe('books_editor_id_fkey');
    expect(find('books', 'people', 'loans')).toEqual([
      'many',
      'people',
      'loans_book_id_fkey',
      'loans',
    ]);
    expect(find('people', 'books', 'author_id')[2]).toBe('books_author_id_fkey');
  });

  test('only a table whose primary key contains both foreign keys is a link table', () => {
    expect(() => find('books', 'shelves')).toThrow('Could not find a relationship');
    expect(() => find('notes', 'unexposed')).toThrow('Could not find a relationship');
  });
});
