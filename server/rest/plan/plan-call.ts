import { ambiguousFunction, noFunction } from '../problems.ts';
import type { Column, Routine, Schema } from '../schema/schema.ts';
import type { Source } from './read-plan.ts';

/** The column name of a function's plain (scalar) result inside the statement. */
export const valueColumn = 'value';

function accepts(routine: Routine, given: string[]): boolean {
  const names = new Set(routine.arguments.map(({ name }) => name));
  return (
    given.every((name) => names.has(name)) &&
    routine.arguments.every(
      ({ name, hasDefault, isVariadic }) => hasDefault || isVariadic || given.includes(name),
    )
  );
}

/**
 * Finds the function that accepts exactly these named arguments; arguments with a default and variadic ones may be left out.
 * @throws ApiError 404 PGRST202 when there is none, 300 PGRST203 when several match
 */
export function findRoutine(
  schema: Schema,
  exposed: string,
  name: string,
  given: string[],
): Routine {
  const named = schema.routines.get(exposed)?.get(name) ?? [];
  const fitting = named.filter((routine) => accepts(routine, given));
  const [first, ...others] = fitting;
  if (!first) throw noFunction(exposed, name, given);
  if (others.length === 0) return first;
  const choices = fitting.toSorted(byArguments).map((one) => `${exposed}.${name}(${shown(one)})`);
  throw ambiguousFunction(choices);
}

function shown(routine: Routine): string {
  return routine.arguments.map((one) => `${one.name} => ${one.type}`).join(', ');
}

/** Compares two overloads: fewer arguments first, then by argument names and types. */
function byArguments(one: Routine, other: Routine): number {
  const difference = one.arguments.length - other.arguments.length;
  return difference || (shown(one) < shown(other) ? -1 : 1);
}

function valueAsColumn(routine: Routine): Map<string, Column> {
  const column = {
    name: valueColumn,
    type: routine.returnType,
    declaredType: routine.returnType,
    isArray: routine.returnType.endsWith('[]'),
    defaultExpression: null,
  };
  return new Map([[valueColumn, column]]);
}

/** Describes the rows of a function's result as a source, so that they can be selected, filtered and embedded like a table's. */
export function sourceOfRoutine(routine: Routine): Source {
  return {
    schema: routine.schema,
    name: routine.table?.name ?? routine.name,
    // A function that returns a table's rows shows only the table's API columns: a column hidden on the table stays hidden here.
    columns: routine.table?.columns ?? routine.columns ?? valueAsColumn(routine),
    hasInternal: routine.table?.hasInternal ?? false,
    relationships: routine.table?.relationships ?? [],
  };
}
