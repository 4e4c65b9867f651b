import type { Condition, Filter } from '../parse/condition.ts';
import { badEmbedFilter } from '../problems.ts';
import { type EmbedPlan, findEmbed, type PlannedCondition, type Source } from './read-plan.ts';
import { resolveReference } from './resolve-reference.ts';

/** Resolves filters and logic trees. A filter on an embedded resource tests whether that resource has any row. */
export function planConditions(
  conditions: Condition[],
  source: Source,
  embeds: EmbedPlan[],
): PlannedCondition[] {
  return conditions.map((condition) =>
    condition.kind === 'filter'
      ? planFilter(condition, source, embeds)
      : {
          kind: condition.kind,
          negated: condition.negated,
          children: planConditions(condition.children, source, embeds),
        },
  );
}

function planFilter(filter: Filter, source: Source, embeds: EmbedPlan[]): PlannedCondition {
  const { field, negated, test } = filter;
  const embed = findEmbed(embeds, field.column);
  if (!embed || source.columns.has(field.column) || field.path.length > 0) {
    return { kind: 'test', reference: resolveReference(source, field), negated, test };
  }
  if (test.kind === 'is' && test.value === 'null')
    return { kind: 'embed', embed, isNull: !negated };
  if (test.kind === 'is' && test.value === 'not_null') {
    return { kind: 'embed', embed, isNull: negated };
  }
  throw badEmbedFilter(test.kind === 'symbol' ? test.operator : test.kind);
}
