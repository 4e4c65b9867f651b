import type { EmbedPlan, PlannedCondition, ReadPlan } from '../plan/read-plan.ts';
import { printTarget } from './print-target.ts';
import { printTest } from './print-test.ts';
import type { Statement } from './statement.ts';

function printEmbedExists(statement: Statement, parentAlias: string, embed: EmbedPlan): string {
  statement.addPart();
  const { from, joins } = printTarget(parentAlias, embed);
  return `exists (select 1 from ${from}${printWhere(statement, embed.read, joins)})`;
}

function printCondition(statement: Statement, alias: string, condition: PlannedCondition): string {
  statement.addPart();
  if (condition.kind === 'embed') {
    const exists = printEmbedExists(statement, alias, condition.embed);
    return condition.isNull ? `not ${exists}` : exists;
  }
  const printed =
    condition.kind === 'test'
      ? printTest(statement, alias, condition.reference, condition.test)
      : condition.children
          .map((child) => printCondition(statement, alias, child))
          .join(` ${condition.kind} `);
  return condition.negated ? `not (${printed})` : `(${printed})`;
}

/** Prints the WHERE of a level: its joins, its filters, and one `exists` for each `!inner` resource. Empty when there are none. */
export function printWhere(statement: Statement, plan: ReadPlan, joins: string[] = []): string {
  const inner = plan.embeds
    .filter((embed) => embed.inner)
    .map((embed) => printEmbedExists(statement, plan.alias, embed));
  const own = plan.conditions.map((condition) => printCondition(statement, plan.alias, condition));
  const all = [...joins, ...own, ...inner];
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
}
