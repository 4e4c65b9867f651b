import { type Clauses, clausesKey, type Query } from '../parse/query.ts';
import type { SelectEmbed, SelectItem } from '../parse/select.ts';
import { notEmbedded, tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import { findRelationship } from './find-relationship.ts';
import { planConditions } from './plan-conditions.ts';
import { planOrder } from './plan-order.ts';
import {
  type EmbedPlan,
  everyColumn,
  type ReadPlan,
  type Selection,
  type Source,
} from './read-plan.ts';
import { isRowCount, resolveReference } from './resolve-reference.ts';
import { resolveType } from './resolve-type.ts';

/** State while one query is planned: which clauses were used, and how many aliases and columns so far (for the caps). */
type Work = { query: Query; maxRows: number; used: Set<string>; aliases: number; columns: number };

const nothingAsked: Omit<Clauses, 'path'> = {
  conditions: [],
  order: [],
  limit: undefined,
  offset: 0,
};

/**
 * Resolves a query against the schema: every name becomes a column or relationship that exists.
 * @param maxRows the row cap, for the rows themselves and for each embedded list
 * @throws ApiError for unknown columns, relationships and types, and where a cap is passed
 */
export function planRead(query: Query, source: Source, maxRows: number): ReadPlan {
  const work = { query, maxRows, used: new Set<string>(), aliases: 0, columns: 0 };
  const plan = planLevel(work, source, query.select, []);
  for (const [key, clauses] of query.clauses) {
    if (!work.used.has(key)) throw notEmbedded(clauses.path.join('.'));
  }
  return plan;
}

function planLevel(work: Work, source: Source, items: SelectItem[], path: string[]): ReadPlan {
  const key = clausesKey(path);
  work.used.add(key);
  const clauses = work.query.clauses.get(key) ?? nothingAsked;
  const alias = `t${work.aliases}`;
  work.aliases += 1;
  if (work.aliases > limits.embeds) throw tooMuch('embedded resources', limits.embeds);
  const selections = items.flatMap((item) => planItem(work, source, item, path));
  const embeds = selections.flatMap((one) => (one.kind === 'embed' ? [one.embed] : []));
  return {
    source,
    alias,
    selections,
    embeds,
    conditions: planConditions(clauses.conditions, source, embeds),
    order: planOrder(clauses.order, source, embeds),
    limit: Math.min(clauses.limit ?? work.maxRows, work.maxRows),
    offset: clauses.offset,
  };
}

function planItem(work: Work, source: Source, item: SelectItem, path: string[]): Selection[] {
  if (item.kind === 'embed') return [{ kind: 'embed', embed: planEmbed(work, source, item, path) }];
  work.columns += item.kind === 'all' ? source.columns.size : 1;
  if (work.columns > limits.selectedColumns) {
    throw tooMuch('selected columns', limits.selectedColumns);
  }
  if (item.kind === 'all') return source.hasInternal ? everyColumn(source) : [{ kind: 'all' }];
  const cast = item.cast && resolveType(item.cast);
  const name = item.alias ?? defaultName(item.field);
  if (isRowCount(source, item.field)) return [{ kind: 'count', cast, name }];
  return [{ kind: 'column', reference: resolveReference(source, item.field), cast, name }];
}

/** Returns the result key of a field without an alias. `data->a->>b` becomes `b`; an array index has no name, so the key before it is used. */
function defaultName(field: { column: string; path: { key: string; isIndex: boolean }[] }): string {
  return field.path.findLast((step) => !step.isIndex)?.key ?? field.column;
}

function planEmbed(work: Work, origin: Source, item: SelectEmbed, path: string[]): EmbedPlan {
  const relationship = findRelationship(origin, item.target, item.hint);
  const key = item.alias ?? item.target;
  const names = [key, item.target, relationship.target.name];
  const segment = names.find((name) => isAskedUnder(work, [...path, name])) ?? key;
  const read = planLevel(work, relationship.target, item.items, [...path, segment]);
  return {
    key,
    target: item.target,
    relationship,
    inner: item.inner,
    spread: item.spread,
    linkAlias: `l${read.alias}`,
    read,
  };
}

/** True when the query has unused clauses at or below this path. A resource can be named by its alias or its table name. */
function isAskedUnder({ query, used }: Work, path: string[]): boolean {
  const isUnder = (clauses: Clauses) => path.every((name, depth) => clauses.path[depth] === name);
  return !used.has(clausesKey(path)) && [...query.clauses.values()].some(isUnder);
}
