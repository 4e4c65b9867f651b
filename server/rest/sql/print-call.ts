import type { Parameter } from '../parse/query-string.ts';
import { valueColumn } from '../plan/plan-call.ts';
import type { Routine, RoutineArgument } from '../schema/schema.ts';
import { quote, quotePair, type Statement } from './statement.ts';

const given = quote('arguments');

/** Where the arguments come from: the text parameters of a GET, or the JSON body of a POST. */
export type Arguments = { from: 'query'; parameters: Parameter[] } | { from: 'body'; json: string };

function printArgument(argument: RoutineArgument, value: string): string {
  return `${argument.isVariadic ? 'variadic ' : ''}${quote(argument.name)} => ${value}`;
}

/** `"public"."f"("a" => …) as "t0"`, after the JSON that the arguments are read from. */
export function printCall(
  statement: Statement,
  routine: Routine,
  names: string[],
  source: Arguments,
  alias: string,
): string {
  const used = routine.arguments.filter(({ name }) => names.includes(name));
  const printed = used.map((argument) =>
    printArgument(argument, printValue(statement, argument, source)),
  );
  const call = `${quotePair(routine.schema, routine.name)}(${printed.join(', ')})`;
  const shape = routine.columns ? '' : `(${quote(valueColumn)})`;
  const called = `${call} as ${quote(alias)}${shape}`;
  if (source.from === 'query' || used.length === 0) return called;
  const types = used.map(({ name, declaredType }) => `${quote(name)} ${declaredType}`).join(', ');
  return `json_to_record(${statement.bind(source.json)}::json) as ${given}(${types}), lateral ${called}`;
}

function printValue(statement: Statement, argument: RoutineArgument, source: Arguments): string {
  if (source.from === 'body') return `${given}.${quote(argument.name)}`;
  const last = source.parameters.findLast(({ name }) => name === argument.name);
  return `${statement.bind(last?.value ?? '')}::${argument.type}`;
}
