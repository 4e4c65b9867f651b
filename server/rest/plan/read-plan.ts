import type { Test } from '../parse/condition.ts';
import type { JsonStep } from '../parse/field.ts';
import type { Column, Relationship } from '../schema/schema.ts';

/** Where rows come from: a table, or what a function or a changing statement returned. */
export type Source = {
  schema: string;
  /** The name that messages use. */
  name: string;
  columns: Map<string, Column>;
  /** Whether its rows have more columns than those. */
  hasInternal: boolean;
  /** Whose relationships can be embedded. */
  relationships: Relationship[];
};

export type ColumnReference = { column: Column; path: JsonStep[] };

export type PlannedCondition =
  | { kind: 'test'; reference: ColumnReference; negated: boolean; test: Test }
  | { kind: 'embed'; embed: EmbedPlan; isNull: boolean }
  | { kind: 'and' | 'or'; negated: boolean; children: PlannedCondition[] };

export type PlannedOrder = {
  reference: ColumnReference;
  /** The to-one resource that the column belongs to; undefined for the row itself. */
  through: EmbedPlan | undefined;
  descending: boolean;
  nulls: 'first' | 'last' | undefined;
};

export type Selection =
  | { kind: 'all' }
  | { kind: 'column'; reference: ColumnReference; cast: string | undefined; name: string }
  | { kind: 'embed'; embed: EmbedPlan };

export type EmbedPlan = {
  /** The key of the answer, and the name that filters and orders use. */
  key: string;
  target: string;
  relationship: Relationship;
  inner: boolean;
  spread: boolean;
  /** The alias of the link table, where there is one. */
  linkAlias: string;
  read: ReadPlan;
};

/** One level of a read: its rows, what of them is shown, and which of them. Aliases are unique in a statement. */
export type ReadPlan = {
  source: Source;
  alias: string;
  selections: Selection[];
  embeds: EmbedPlan[];
  conditions: PlannedCondition[];
  order: PlannedOrder[];
  limit: number;
  offset: number;
};

/** What `*` stands for, column by column. */
export function everyColumn(source: Source): (Selection & { kind: 'column' })[] {
  return [...source.columns.values()].map((column) => ({
    kind: 'column',
    reference: { column, path: [] },
    cast: undefined,
    name: column.name,
  }));
}

/** The embedded resource of a name: its alias, what it was asked as, or its table. */
export function findEmbed(embeds: EmbedPlan[], name: string): EmbedPlan | undefined {
  return (
    embeds.find(({ key }) => key === name) ??
    embeds.find(({ target, relationship }) => target === name || relationship.target.name === name)
  );
}
