/** The exposed schemas as PostgreSQL's catalogue describes them. Every identifier in our SQL comes from here. */
export type Schema = {
  /** Changes when a table, column, key or function changes. */
  version: string;
  /** By schema, then by name. */
  tables: Map<string, Map<string, Table>>;
  routines: Map<string, Map<string, Routine[]>>;
};

export type Column = {
  name: string;
  /** The type to cast text to, without a length: a cast would truncate silently where an assignment raises an error. */
  type: string;
  /** The type as declared, with its length. */
  declaredType: string;
  isArray: boolean;
  /** The SQL of the default; null for a column without one, an identity that is always generated, or a generated column. */
  defaultExpression: string | null;
};

export type Table = {
  schema: string;
  name: string;
  columns: Map<string, Column>;
  /** Whether the table also has columns that no API role may read. `*` then lists the names in `columns`. */
  hasInternal: boolean;
  primaryKey: string[];
  relationships: Relationship[];
};

/** `columns[i]` of the one side equals `targetColumns[i]` of the other. */
export type JoinColumns = { column: string; targetColumn: string }[];

export type Relationship = {
  /** Whether the other side is one row (an object or null) or a list. */
  isToOne: boolean;
  /** Whether the foreign key is on the origin's side. */
  holdsKey: boolean;
  constraint: string;
  target: Table;
  columns: JoinColumns;
  /** The link table of a many-to-many relationship: `columns` join the origin to it, `link.columns` join it to the target. */
  link: { table: Table; constraint: string; columns: JoinColumns } | undefined;
};

export type RoutineArgument = {
  name: string;
  type: string;
  declaredType: string;
  isArray: boolean;
  hasDefault: boolean;
  isVariadic: boolean;
};

export type Routine = {
  schema: string;
  name: string;
  arguments: RoutineArgument[];
  isVolatile: boolean;
  returnsSet: boolean;
  returnsVoid: boolean;
  returnType: string;
  /** The columns of a row result; undefined for a plain value. */
  columns: Map<string, Column> | undefined;
  /** The exposed table whose rows are returned, so that its relationships can be embedded. */
  table: Table | undefined;
};
