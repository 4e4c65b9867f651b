import { quote, quotePair } from '../../database/quote-name.ts';
import type { Body } from '../parse/body.ts';
import type { Parameter } from '../parse/query-string.ts';
import { valueColumn } from '../plan/plan-call.ts';
import type { Routine, RoutineArgument } from '../schema/schema.ts';
import type { Statement } from './statement.ts';

/** Where the arguments come from: the text parameters of a GET, or the JSON body of a POST. */
export type Arguments = { from: 'query'; parameters: Parameter[] } | { from: 'body'; body: Body };

/** Prints the value of an argument, cast to the argument's type. */
type PrintValue = (argument: RoutineArgument) => string;

function valuesOfQuery(statement: Statement, parameters: Parameter[]): PrintValue {
  return ({ name, type }) => {
    const last = parameters.findLast((parameter) => parameter.name === name);
    return `${statement.bind(last?.value ?? '')}::${type}`;
  };
}

/**
 * Extracts each argument from the body in SQL, so that numbers keep all their digits. Plain values stay expressions that PostgreSQL folds to
 * constants, so that a function it can inline is planned with those constants and can use indexes.
 */
function valuesOfBody(statement: Statement, { json, nested }: Body): PrintValue {
  let bound: string | undefined;
  return ({ name, type, declaredType }) => {
    bound ??= `${statement.bind(json)}::json`; // bound once, and only when there is an argument
    const body = bound;
    if (nested.has(name)) {
      const record = `json_to_record(${body}) as "body"(${quote(name)} ${declaredType})`;
      return `(select "body".${quote(name)} from ${record})`;
    }
    const isJson = type === 'json' || type === 'jsonb';
    const text = `(${body} ->> ${statement.bind(name)})`;
    return isJson
      ? `case when ${text} is not null then (${body} -> ${statement.bind(name)}) end::${type}`
      : `${text}::${type}`;
  };
}

/** Prints the call as a FROM item: `"public"."f"("a" => …) as "t0"`. A plain result gets the column name `valueColumn`. */
export function printCall(
  statement: Statement,
  routine: Routine,
  names: string[],
  source: Arguments,
  alias: string,
): string {
  const printValue =
    source.from === 'query'
      ? valuesOfQuery(statement, source.parameters)
      : valuesOfBody(statement, source.body);
  const printed = routine.arguments
    .filter(({ name }) => names.includes(name))
    .map((argument) => {
      const marker = argument.isVariadic ? 'variadic ' : '';
      return `${marker}${quote(argument.name)} => ${printValue(argument)}`;
    });
  const call = `${quotePair(routine.schema, routine.name)}(${printed.join(', ')})`;
  return `${call} as ${quote(alias)}${routine.columns ? '' : `(${quote(valueColumn)})`}`;
}
