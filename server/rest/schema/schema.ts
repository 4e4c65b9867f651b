/** What the database's own catalogue says about the exposed schemas. Every identifier in our SQL comes from here. */
export type Schema = {
  /** Changes when a table, column, key or function changes. */
  version: string;
  /** By schema, then by name. */
  tables: Map<string, Map<string, Table>>;
  routines: Map<string, Map<string, Routine[]>>;
};

export type Column = {
  name: string;
  /** The type to cast text to, without a length: a cast would cut silently where an assignment refuses. */
  type: string;
  /** The type as declared, with its length. */
  declaredType: string;
  isArray: boolean;
  /** The default's SQL; null without one, for identities that are always generated and for generated columns. */
  defaultExpression: string | null;
};

export type Table = {
  schema: string;
  name: string;
  columns: Map<string, Column>;
  /** Whether there are others besides, which no role of the API may read: then `*` names those of `columns`. */
  hasInternal: boolean;
  primaryKey: string[];
  relationships: Relationship[];
};

/** `columns[i]` of the one side equals `targetColumns[i]` of the other. */
export type JoinColumns = { column: string; targetColumn: string }[];

export type Relationship = {
  /** Whether the other side is one row (an object or null) or a list. */
  isToOne: boolean;
  /** The foreign key stands on the origin's side. */
  holdsKey: boolean;
  constraint: string;
  target: Table;
  columns: JoinColumns;
  /** The link table of a many-to-many; `columns` then lead to it, these lead on. */
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
  /** Of a result that is a row; undefined for a plain value. */
  columns: Map<string, Column> | undefined;
  /** The exposed table whose rows are returned, so that its relationships can be embedded. */
  table: Table | undefined;
};
