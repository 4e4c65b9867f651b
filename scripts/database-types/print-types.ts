import type { Column, ExposedSchema, Procedure, Table } from './read-schema.ts';

const numbers = new Set(['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric']);

/** Returns the TypeScript type of the data API's value for a PostgreSQL type. */
function typeScriptOf(type: string): string {
  if (type.endsWith('[]')) return `${typeScriptOf(type.slice(0, -2))}[]`;
  if (numbers.has(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return 'string';
}

function rowField({ name, type, nullable }: Column): string {
  return `${name}: ${typeScriptOf(type)}${nullable ? ' | null' : ''};`;
}

function writeField(column: Column, allOptional: boolean): string {
  const { name, type, nullable, optional, generated } = column;
  if (generated) return `${name}?: never;`;
  const mark = optional || allOptional ? '?' : '';
  return `${name}${mark}: ${typeScriptOf(type)}${nullable ? ' | null' : ''};`;
}

function block(name: string, lines: string[], indent: string): string {
  if (lines.length === 0) return `${indent}${name}: Record<never, never>;`;
  return [`${indent}${name}: {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}};`].join(
    '\n',
  );
}

function printTable(table: Table): string {
  const indent = ' '.repeat(8);
  const relations = table.relations.map((relation) => `${JSON.stringify(relation)},`);
  return [
    `      ${table.name}: {`,
    block('Row', table.columns.map(rowField), indent),
    block(
      'Insert',
      table.columns.map((column) => writeField(column, false)),
      indent,
    ),
    block(
      'Update',
      table.columns.map((column) => writeField(column, true)),
      indent,
    ),
    `${indent}Relationships: [${relations.length > 0 ? `\n${relations.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}` : ''}];`,
    '      };',
  ].join('\n');
}

function returnType({ returns }: Procedure, tables: Table[]): string {
  const table = tables.find((candidate) => candidate.name === returns.type);
  // The catalogue has no nullability for procedure results, so each column and each scalar may be null.
  const fields = returns.columns.map(({ name, type }) => `${name}: ${typeScriptOf(type)} | null`);
  const row = table
    ? `Database['public']['Tables']['${table.name}']['Row']`
    : fields.length > 0
      ? `{ ${fields.join('; ')} }`
      : `${typeScriptOf(returns.type)} | null`;
  return returns.set ? `${row}[]` : row;
}

function printProcedure(procedure: Procedure, tables: Table[]): string {
  const fields = procedure.parameters.map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${typeScriptOf(type)}`,
  );
  const parameters = fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<PropertyKey, never>';
  return `      ${procedure.name}: { Args: ${parameters}; Returns: ${returnType(procedure, tables)} };`;
}

/** Prints the type `Database` for the official client, with one line per column. */
export function printDatabaseTypes({ tables, procedures }: ExposedSchema): string {
  return `// Made by \`npm run types\` from the database's own catalogue. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map(printTable).join('\n')}
    };
    Views: Record<never, never>;
    Functions: {
${procedures.map((procedure) => printProcedure(procedure, tables)).join('\n')}
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}
