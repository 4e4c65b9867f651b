import type { OrderTerm } from '../parse/order.ts';
import { notEmbedded, notToOne } from '../problems.ts';
import type { EmbedPlan, PlannedOrder, Source } from './read-plan.ts';
import { resolveReference } from './resolve-reference.ts';

/** Resolves order terms; `embedded(column)` needs a resource that is one row at most. */
export function planOrder(terms: OrderTerm[], source: Source, embeds: EmbedPlan[]): PlannedOrder[] {
  return terms.map((term) => {
    const through = term.embed === undefined ? undefined : findEmbed(term.embed, source, embeds);
    return {
      reference: resolveReference(through?.read.source ?? source, term.field),
      through,
      descending: term.descending,
      nulls: term.nulls,
    };
  });
}

function findEmbed(name: string, source: Source, embeds: EmbedPlan[]): EmbedPlan {
  const embed = embeds.find(({ key, target }) => key === name || target === name);
  if (!embed) throw notEmbedded(name);
  if (!embed.relationship.isToOne) throw notToOne(source.name, name);
  return embed;
}
