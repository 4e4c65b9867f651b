import type { EmbedPlan, ReadPlan, Selection } from '../plan/read-plan.ts';
import { printWhere } from './print-conditions.ts';
import { printEmbedValue, printTarget } from './print-embed.ts';
import { printReference } from './print-reference.ts';
import { quote, type Statement } from './statement.ts';

type Named = { value: string; name: string };

function printValue(
  statement: Statement,
  alias: string,
  selection: Exclude<Selection, { kind: 'all' }>,
): Named[] {
  if (selection.kind === 'column') {
    const value = printReference(statement, alias, selection.reference);
    const cast = selection.cast === undefined ? value : `cast(${value} as ${selection.cast})`;
    return [{ value: cast, name: selection.name }];
  }
  const { embed } = selection;
  if (embed.read.selections.length === 0) return []; // `target()` only filters
  if (embed.spread) return printSpread(statement, alias, embed);
  return [{ value: printEmbedValue(statement, alias, embed), name: embed.key }];
}

/** `...target(a,b)`: each value of the one other row as a column of its own. */
function printSpread(statement: Statement, alias: string, embed: EmbedPlan): Named[] {
  return embed.read.selections
    .flatMap((selection) => (selection.kind === 'all' ? columnsOf(embed) : [selection]))
    .flatMap((selection) => printValue(statement, embed.read.alias, selection))
    .map(({ value, name }) => {
      const { from, joins } = printTarget(alias, embed);
      const where = printWhere(statement, embed.read, joins);
      return { value: `(select ${value} from ${from}${where} limit 1)`, name };
    });
}

function columnsOf(embed: EmbedPlan): (Selection & { kind: 'column' })[] {
  return [...embed.read.source.columns.values()].map((column) => ({
    kind: 'column',
    reference: { column, path: [] },
    cast: undefined,
    name: column.name,
  }));
}

/** The select list of a level. */
export function printSelections(statement: Statement, plan: ReadPlan): string {
  return plan.selections
    .flatMap((selection) =>
      selection.kind === 'all'
        ? [`${quote(plan.alias)}.*`]
        : printValue(statement, plan.alias, selection).map(
            ({ value, name }) => `${value} as ${quote(name)}`,
          ),
    )
    .join(', ');
}
