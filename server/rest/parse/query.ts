import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import type { Condition } from './condition.ts';
import { type JsonStep, readJsonPath } from './field.ts';
import { looksLikeOperation, parseOperation } from './filter.ts';
import { parseLogic } from './logic.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import type { Parameter } from './query-string.ts';
import { parseCount } from './range.ts';
import { parseSelect, type SelectItem } from './select.ts';
import { TextReader } from './text-reader.ts';

/** The clauses of the query string for the table itself (empty path) or for one embedded resource. */
export type Clauses = {
  path: string[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number;
};

export type Query = {
  select: SelectItem[];
  clauses: Map<string, Clauses>;
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** For a function called by GET: the parameters that are not filters. */
  callArguments: Parameter[];
};

/** Returns the key of `Query.clauses` for an embedded resource; the table itself has the empty path. */
export function clausesKey(path: readonly string[]): string {
  return path.join('\0');
}

type Name = { path: string[]; last: string; jsonPath: JsonStep[] };

/** Parses a parameter name: `categories.name`, `or`, `items.order`, `data->>key`, or names in double quotes. */
function parseName(text: string): Name {
  const reader = new TextReader(text, 'field');
  const path: string[] = [];
  let last = reader.readName();
  while (reader.take('.')) {
    path.push(last);
    last = reader.readName();
  }
  const jsonPath = readJsonPath(reader);
  if (!reader.atEnd) throw reader.problem('"." or the end');
  return { path, last, jsonPath };
}

function parseNames(text: string, what: string): string[] {
  const reader = new TextReader(text, what);
  const names: string[] = [];
  do {
    reader.skipSpaces();
    names.push(reader.readName());
    reader.skipSpaces();
    if (names.length > limits.selectItems) throw tooMuch('named columns', limits.selectItems);
  } while (reader.take(','));
  if (!reader.atEnd) throw reader.problem('"," or the end');
  return [...new Set(names)];
}

function clausesAt(query: Query, path: string[]): Clauses {
  const key = clausesKey(path);
  const known = query.clauses.get(key);
  if (known) return known;
  const fresh = { path, conditions: [], order: [], limit: undefined, offset: 0 };
  query.clauses.set(key, fresh);
  return fresh;
}

/** Adds `or=`, `and=` or `not.or=`, also for an embedded resource. Returns false for any other parameter. */
function addLogic(query: Query, name: Name, value: string): boolean {
  const { last } = name;
  if ((last !== 'and' && last !== 'or') || name.jsonPath.length > 0) return false;
  const negated = name.path.at(-1) === 'not';
  const path = negated ? name.path.slice(0, -1) : name.path;
  clausesAt(query, path).conditions.push(parseLogic(last, negated, value));
  return true;
}

function addClause(query: Query, name: Name, value: string): void {
  if (addLogic(query, name, value)) return;
  const clauses = clausesAt(query, name.path);
  if (name.jsonPath.length === 0) {
    if (name.last === 'order') {
      clauses.order = parseOrder(value);
      return;
    }
    if (name.last === 'limit' || name.last === 'offset') {
      clauses[name.last] = parseCount(name.last, value);
      return;
    }
  }
  const field = { column: name.last, path: name.jsonPath };
  clauses.conditions.push({ kind: 'filter', field, ...parseOperation(value) });
}

function countConditions(conditions: Condition[]): number {
  return conditions.reduce(
    (sum, condition) =>
      sum + (condition.kind === 'filter' ? 1 : countConditions(condition.children)),
    0,
  );
}

function addParameter(query: Query, { name, value }: Parameter, isCall: boolean): void {
  if (name === 'apikey') return; // for the gateway, not for this API
  if (name === 'select') query.select = parseSelect(value);
  else if (name === 'columns') query.columns = parseNames(value, 'columns parameter');
  else if (name === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict parameter');
  else if (isCall && isArgument(name, value)) query.callArguments.push({ name, value });
  else addClause(query, parseName(name), value);
}

const clauseWord = /(^|\.)(order|limit|offset|and|or)$/;

function isArgument(name: string, value: string): boolean {
  return !clauseWord.test(name) && !looksLikeOperation(value);
}

/**
 * Reads the parameters of a request.
 * @param isCall true for a function called by GET, whose arguments are mixed with the filters
 * @throws ApiError 400 PGRST100, 416 PGRST103
 */
export function parseQuery(parameters: Parameter[], isCall: boolean): Query {
  const query: Query = {
    select: [{ kind: 'all' }],
    clauses: new Map(),
    columns: undefined,
    onConflict: undefined,
    callArguments: [],
  };
  for (const parameter of parameters) addParameter(query, parameter, isCall);
  const conditions = [...query.clauses.values()].map((clauses) =>
    countConditions(clauses.conditions),
  );
  if (conditions.reduce((sum, one) => sum + one, 0) > limits.conditions) {
    throw tooMuch('conditions', limits.conditions);
  }
  return query;
}
