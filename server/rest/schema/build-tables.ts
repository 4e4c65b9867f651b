import type { Column, JoinColumns, Schema, Table } from './schema.ts';

type KeyRow = { isPrimary: boolean; columns: string[] | null };
export type TableRow = {
  schema: string;
  name: string;
  columns: Column[];
  hasInternal: boolean;
  keys: KeyRow[];
};
export type ForeignKeyRow = {
  name: string;
  schema: string;
  table: string;
  columns: string[];
  targetSchema: string;
  targetTable: string;
  targetColumns: string[];
};

type ForeignKey = {
  name: string;
  from: Table;
  to: Table;
  columns: JoinColumns;
  /** No two rows hold the same key, so the other side sees at most one row. */
  isUnique: boolean;
};

export function columnMap(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}

/** Builds tables, with the relationships between them, from catalogue rows. */
export function buildTables(rows: TableRow[], keyRows: ForeignKeyRow[]): Schema['tables'] {
  const tables: Schema['tables'] = new Map();
  const uniqueKeys = new Map<Table, string[][]>();
  for (const row of rows) {
    const table = {
      schema: row.schema,
      name: row.name,
      columns: columnMap(row.columns),
      hasInternal: row.hasInternal,
      primaryKey: row.keys.find((key) => key.isPrimary)?.columns ?? [],
      relationships: [],
    };
    const named = tables.get(row.schema) ?? new Map();
    tables.set(row.schema, named.set(row.name, table));
    uniqueKeys.set(
      table,
      row.keys.flatMap((key) => (key.columns ? [key.columns] : [])),
    );
  }
  const keys = keyRows.flatMap((row) => buildForeignKey(row, tables, uniqueKeys));
  for (const key of keys) relateDirectly(key);
  for (const first of keys) for (const second of keys) relateThroughLink(first, second);
  return tables;
}

function buildForeignKey(
  row: ForeignKeyRow,
  tables: Schema['tables'],
  uniqueKeys: Map<Table, string[][]>,
): ForeignKey[] {
  const from = tables.get(row.schema)?.get(row.table);
  const to = tables.get(row.targetSchema)?.get(row.targetTable);
  if (!from || !to) return []; // the key belongs or points to a partition, and partitions are not among the tables
  const columns = row.columns.map((column, index) => ({
    column,
    targetColumn: row.targetColumns[index] ?? '',
  }));
  const isUnique = (uniqueKeys.get(from) ?? []).some((key) =>
    key.every((column) => row.columns.includes(column)),
  );
  return [{ name: row.name, from, to, columns, isUnique }];
}

function reversed(columns: JoinColumns): JoinColumns {
  return columns.map(({ column, targetColumn }) => ({
    column: targetColumn,
    targetColumn: column,
  }));
}

function relateDirectly({ name, from, to, columns, isUnique }: ForeignKey): void {
  from.relationships.push({
    isToOne: true,
    holdsKey: true,
    constraint: name,
    target: to,
    columns,
    link: undefined,
  });
  to.relationships.push({
    isToOne: isUnique,
    holdsKey: false,
    constraint: name,
    target: from,
    columns: reversed(columns),
    link: undefined,
  });
}

/** Adds a many-to-many relationship: a table is a link table when two of its foreign keys are part of its primary key. */
function relateThroughLink(first: ForeignKey, second: ForeignKey): void {
  const link = first.from;
  if (first === second || link !== second.from) return;
  const isPrimary = ({ columns }: ForeignKey) =>
    columns.every(({ column }) => link.primaryKey.includes(column));
  if (!isPrimary(first) || !isPrimary(second)) return;
  first.to.relationships.push({
    isToOne: false,
    holdsKey: false,
    constraint: first.name,
    target: second.to,
    columns: reversed(first.columns),
    link: { table: link, constraint: second.name, columns: second.columns },
  });
}
