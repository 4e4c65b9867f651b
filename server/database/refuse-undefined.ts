import type postgres from 'postgres';

const shownCharacters = 120;

/** Whether the driver finds no value here: in a parameter, or in one with a type, as `transaction.json(…)` makes it. */
function isMissing(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  return 'type' in value && 'array' in value && 'value' in value && value.value === undefined;
}

function refusal(what: string, statement: string): TypeError {
  const shown = statement.replace(/\s+/g, ' ').trim().slice(0, shownCharacters);
  return new TypeError(`${what} of a statement is undefined: ${shown}`);
}

function refuseParameters(text: () => string, parameters: readonly unknown[]): void {
  for (let at = 0; at < parameters.length; at += 1) {
    if (isMissing(parameters[at])) throw refusal(`Parameter ${at + 1}`, text());
  }
}

/** Takes what the driver builds into a statement: a row, rows, or a list. A name is a string. */
function refuseColumns(given: unknown, columns: readonly unknown[]): void {
  if (given === undefined) throw refusal('A value', 'a list');
  if (typeof given !== 'object' || given === null) return;
  const rows: readonly unknown[] = Array.isArray(given) ? given : [given];
  const [first] = rows;
  const ofFirst = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  const names = columns.length > 0 ? columns.flat().map(String) : ofFirst;
  for (const row of rows) {
    if (isMissing(row)) throw refusal('A value', 'a list');
    if (typeof row !== 'object' || row === null) continue;
    const missing = names.find((name) => isMissing(Reflect.get(row, name)));
    if (missing !== undefined) throw refusal(`Column ${missing}`, names.join(', '));
  }
}

const isTemplate = (given: unknown): given is TemplateStringsArray =>
  Array.isArray(given) && 'raw' in given;

/**
 * Throws if a parameter of a statement, or a column of a row for one, is undefined. It does not look into their values.
 * @param given the arguments of a call of a transaction: a template with its parameters, or a row with the names of its columns
 */
export function refuseUndefined([first, ...others]: readonly unknown[]): void {
  if (isTemplate(first)) refuseParameters(() => first.join('?'), others);
  else refuseColumns(first, others);
}

/** Returns `unsafe` of the transaction, which throws if a parameter is undefined. */
export function refusingUnsafe(
  transaction: postgres.TransactionSql,
): postgres.TransactionSql['unsafe'] {
  return (text, parameters, options) => {
    refuseParameters(() => text, parameters ?? []);
    return transaction.unsafe(text, parameters, options);
  };
}
