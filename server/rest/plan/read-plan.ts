import type { Test } from '../parse/condition.ts';
import type { JsonStep } from '../parse/field.ts';
import type { Column, Relationship } from '../schema/schema.ts';

/** Where rows come from: a table, or the result of a function or a changing statement. */
export type Source = {
  schema: string;
  /** The name used in error messages. */
  name: string;
  columns: Map<string, Column>;
  /** Whether its rows have columns that are not in `columns`. */
  hasInternal: boolean;
  /** The relationships that can be embedded from it. */
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
  /** The number of rows; the level then has one row. */
  | { kind: 'count'; cast: string | undefined; name: string }
  | { kind: 'embed'; embed: EmbedPlan };

export type EmbedPlan = {
  /** The key in the response, and the name that filters and orders use. */
  key: string;
  target: string;
  relationship: Relationship;
  inner: boolean;
  spread: boolean;
  /** The alias of the link table, if there is one. */
  linkAlias: string;
  read: ReadPlan;
};

/** One level of a read: its source, the selected values, and the filters, order and page of its rows. Aliases are unique in a statement. */
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

/** Expands `*` into one selection per column. */
export function everyColumn(source: Source): (Selection & { kind: 'column' })[] {
  return [...source.columns.values()].map((column) => ({
    kind: 'column',
    reference: { column, path: [] },
    cast: undefined,
    name: column.name,
  }));
}

/** Returns the same level with each `*` replaced by its columns. */
export function withoutStars(plan: ReadPlan): ReadPlan {
  const selections = plan.selections.flatMap((selection) =>
    selection.kind === 'all' ? everyColumn(plan.source) : [selection],
  );
  return { ...plan, selections };
}

/** Returns the names of the columns in a level's result, in order. A name that is selected twice appears twice. */
export function namesShown(plan: ReadPlan): string[] {
  return withoutStars(plan).selections.flatMap((selection) => {
    if (selection.kind === 'all') return [];
    if (selection.kind !== 'embed') return [selection.name];
    const { embed } = selection;
    if (embed.read.selections.length === 0) return []; // `target()` only filters
    return embed.spread ? namesShown(embed.read) : [embed.key];
  });
}

/** Finds an embedded resource by its alias, by the target name in the request, or by its table name. */
export function findEmbed(embeds: EmbedPlan[], name: string): EmbedPlan | undefined {
  return (
    embeds.find(({ key }) => key === name) ??
    embeds.find(({ target, relationship }) => target === name || relationship.target.name === name)
  );
}
