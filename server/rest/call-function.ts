import { quote } from '../database/quote-name.ts';
import type { Asked, Prepared } from './operation.ts';
import { parseArguments } from './parse/body.ts';
import type { RestRequest } from './parse/request.ts';
import { findRoutine, sourceOfRoutine } from './plan/plan-call.ts';
import { planRead } from './plan/plan-read.ts';
import { notASet } from './problems.ts';
import { answerNothing, answerRead, requireAffected } from './respond/answers.ts';
import type { Routine } from './schema/schema.ts';
import { type Arguments, printCall } from './sql/print-call.ts';
import { type Output, printRead, printTotal } from './sql/print-read.ts';
import { Statement } from './sql/statement.ts';

function argumentsOf(request: RestRequest): { names: string[]; source: Arguments } {
  if (request.method === 'POST') {
    const body = parseArguments(request.body);
    return { names: body.keys, source: { from: 'body', body } };
  }
  const parameters = request.query.callArguments;
  const names = [...new Set(parameters.map(({ name }) => name))];
  return { names, source: { from: 'query', parameters } };
}

function outputOf(request: RestRequest, routine: Routine): Output {
  if (request.method === 'HEAD' || routine.returnsVoid) return 'nothing';
  if (request.shape.csv) return 'csv';
  if (!routine.returnsSet) return routine.columns ? 'object' : 'value';
  if (request.shape.single) return routine.columns ? 'object' : 'value';
  return routine.columns ? 'list' : 'values';
}

/** Calls a function: POST with a JSON object of named arguments, or GET and HEAD, which may not write. */
export function callFunction({ request, name, schema, maxRows }: Asked): Prepared {
  const { names, source } = argumentsOf(request);
  const routine = findRoutine(schema, request.schema, name, names);
  const { count, maxAffected, representation } = request.preferences;
  const isLimited = maxAffected !== undefined;
  if (isLimited && !routine.returnsSet) throw notASet();
  const plan = planRead(request.query, sourceOfRoutine(routine), maxRows);
  const { offset } = plan;
  const statement = new Statement();
  const call = printCall(statement, routine, names, source, plan.alias);
  // Counting reads the result a second time, but the function must run only once.
  const isCounted = (count && routine.returnsSet) || isLimited;
  const called = `${quote('called')} as materialized (select ${quote(plan.alias)}.* from ${call})`;
  const from = isCounted ? `${quote('called')} as ${quote(plan.alias)}` : call;
  const read = printRead(statement, plan, from, {
    output: outputOf(request, routine),
    stripNulls: request.shape.stripNulls,
    total: count ? printTotal(statement, plan, from) : undefined,
    // Counts all rows of the function, whether or not the filters and the page show them.
    affected: isLimited ? `(select count(*) from ${quote('called')})` : undefined,
  });
  const isSilent = routine.returnsVoid || representation === 'minimal';
  return {
    text: isCounted ? `with ${called} ${read}` : read,
    values: statement.values,
    readOnly: request.method !== 'POST' && routine.isVolatile,
    mayUndo: isLimited || (routine.isVolatile && !isSilent && (request.shape.single || count)),
    answer(result) {
      requireAffected(request, result);
      return isSilent ? answerNothing(request, result) : answerRead(request, result, offset);
    },
  };
}
