import type { OrderTerm } from '../parse/order.ts';
import { notEmbedded, notToOne } from '../problems.ts';
import { type EmbedPlan, findEmbed, type PlannedOrder, type Source } from './read-plan.ts';
import { resolveReference } from './resolve-reference.ts';

/** Resolves order terms. `embedded(column)` needs a to-one resource. */
export function planOrder(terms: OrderTerm[], source: Source, embeds: EmbedPlan[]): PlannedOrder[] {
  return terms.map((term) => {
    const through = term.embed === undefined ? undefined : requireToOne(term.embed, source, embeds);
    return {
      reference: resolveReference(through?.read.source ?? source, term.field),
      through,
      descending: term.descending,
      nulls: term.nulls,
    };
  });
}

function requireToOne(name: string, source: Source, embeds: EmbedPlan[]): EmbedPlan {
  const embed = findEmbed(embeds, name);
  if (!embed) throw notEmbedded(name);
  if (!embed.relationship.isToOne) throw notToOne(source.name, name);
  return embed;
}
