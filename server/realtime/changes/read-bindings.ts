import type { Caller } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { BadBinding, type Binding, type Subscriber } from './changes.ts';
import type { LiveTable } from './live-tables.ts';
import { type Condition, parseFilter } from './parse-filter.ts';

/** One binding, resolved to one table. */
export type ResolvedBinding = {
  id: number;
  event: Binding['event'];
  table: LiveTable;
  /** The owner from an `eq` condition on the owner column. Nearly every filter has one, and changes are looked up by it. */
  ownerIs: string | undefined;
  /** The remaining conditions of the filter. */
  conditions: Condition[];
};

const events = new Set<unknown>(['INSERT', 'UPDATE', 'DELETE', '*']);

/** Returns the user id of the caller; undefined for visitors and the service role. */
export function subjectOf({ role, claims }: Caller): string | undefined {
  return role === 'authenticated' && typeof claims.sub === 'string' && isUuid(claims.sub)
    ? claims.sub.toLowerCase()
    : undefined;
}

const refused = ({ schema, table, filter }: Binding, why: string): BadBinding =>
  new BadBinding(
    'Unable to subscribe to changes with given parameters. ' +
      `${why}: [schema: ${schema}, table: ${table ?? '*'}, filters: ${filter ?? ''}]`.slice(0, 500),
  );

function tablesOf(binding: Binding, tables: readonly LiveTable[]): LiveTable[] {
  const { schema, table } = binding;
  const found = tables.filter(
    (one) => one.schema === schema && (table === undefined || table === '*' || one.name === table),
  );
  if (found.length === 0) throw refused(binding, 'Changes of this table are not told');
  return found;
}

function resolvedBindingOf(id: number, binding: Binding, table: LiveTable): ResolvedBinding {
  const conditions = parseFilter(binding.filter ?? '');
  const aboutOwner = conditions.find(
    ({ column, operator, negated, values: [value = ''] }) =>
      column === table.owner && operator === 'eq' && !negated && isUuid(value),
  );
  return {
    id,
    event: binding.event,
    table,
    ownerIs: aboutOwner?.values[0]?.toLowerCase(),
    conditions: conditions.filter((one) => one !== aboutOwner),
  };
}

/**
 * Resolves bindings to tables: a binding for all tables of a schema gives one result per table.
 * @throws BadBinding when a table does not exist or does not publish changes, or when a filter or an event is invalid
 */
export function readBindings(
  bindings: Subscriber['bindings'],
  tables: readonly LiveTable[],
): ResolvedBinding[] {
  return bindings.flatMap(({ id, binding }) => {
    if (!events.has(binding.event)) throw refused(binding, 'There is no such event');
    return tablesOf(binding, tables).map((table) => resolvedBindingOf(id, binding, table));
  });
}

/** @throws BadBinding when the caller may not read a table, or when the token of a signed-in caller has no valid user id */
export function requireReader(caller: Caller, bindings: readonly ResolvedBinding[]): void {
  if (caller.role === 'authenticated' && subjectOf(caller) === undefined) {
    throw new BadBinding('The token does not say who it is for.');
  }
  const closed = bindings.find(({ table }) => table.readers[caller.role] === 'none');
  if (closed) throw new BadBinding(`permission denied for table ${closed.table.name}`);
}
