import { columnMap } from './build-tables.ts';
import type { Column, Routine, RoutineArgument, Schema } from './schema.ts';

type ArgumentRow = Column & { name: string | null; mode: string | null };

export type RoutineRow = {
  schema: string;
  name: string;
  isVolatile: boolean;
  returnsSet: boolean;
  returnsVoid: boolean;
  returnType: string;
  arguments: ArgumentRow[];
  /** How many arguments, counted from the last, have a default. */
  defaults: number;
  rowSchema: string | null;
  rowTable: string | null;
  rowColumns: Column[] | null;
  returnsRecord: boolean;
};

const modes = { in: ['i', 'b', 'v'], out: ['o', 'b', 't'] };

function isNamed(row: ArgumentRow): row is ArgumentRow & { name: string } {
  return row.name !== null && row.name !== '';
}

function argumentsOf(row: RoutineRow): RoutineArgument[] | undefined {
  const inputs = row.arguments.filter(({ mode }) => modes.in.includes(mode ?? 'i'));
  const named = inputs.filter(isNamed);
  if (named.length < inputs.length) return undefined;
  return named.map((input, index) => ({
    name: input.name,
    type: input.type,
    declaredType: input.declaredType,
    isArray: input.isArray,
    hasDefault: index >= inputs.length - row.defaults,
    isVariadic: input.mode === 'v',
  }));
}

/** Returns the columns of a row result: those of the row type, else the OUT or TABLE arguments; undefined for a plain value. */
function columnsOf(row: RoutineRow): Column[] | undefined {
  if (row.rowColumns) return row.rowColumns;
  const outputs = row.arguments
    .filter(({ mode }) => modes.out.includes(mode ?? 'i'))
    .filter(isNamed);
  return outputs.length > 0 ? outputs : undefined;
}

/** Builds a callable routine from its catalogue row; undefined for a routine that cannot be called with named arguments. */
export function buildRoutine(row: RoutineRow, tables: Schema['tables']): Routine | undefined {
  const inputs = argumentsOf(row);
  const columns = columnsOf(row);
  if (!inputs) return undefined;
  if (row.returnsRecord && !columns) return undefined; // only a column definition list in the calling SQL could name its columns
  return {
    schema: row.schema,
    name: row.name,
    arguments: inputs,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    returnsVoid: row.returnsVoid,
    returnType: row.returnType,
    columns: columns && columnMap(columns),
    table: tables.get(row.rowSchema ?? '')?.get(row.rowTable ?? ''),
  };
}
