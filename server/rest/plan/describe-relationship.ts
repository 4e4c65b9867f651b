import type { RelationshipChoice } from '../problems.ts';
import type { Relationship } from '../schema/schema.ts';
import type { Source } from './read-plan.ts';

function cardinalityOf({ isToOne, holdsKey, constraint, target, link }: Relationship): string {
  if (link) return 'many-to-many';
  if (!holdsKey) return isToOne ? 'one-to-one' : 'one-to-many';
  const isBack = (other: Relationship) =>
    other.constraint === constraint && !other.holdsKey && !other.link;
  return target.relationships.find(isBack)?.isToOne ? 'one-to-one' : 'many-to-one';
}

/** Describes a relationship for the error about an ambiguous embed, and returns the hint that selects it. */
export function describeRelationship(
  origin: Source,
  relationship: Relationship,
): RelationshipChoice {
  const { constraint, target, columns, link } = relationship;
  const own = columns.map(({ column }) => column).join(', ');
  const other = columns.map(({ targetColumn }) => targetColumn).join(', ');
  const onward = link?.columns.map(({ column }) => column).join(', ');
  return {
    hint: link ? link.table.name : constraint,
    shown: {
      cardinality: cardinalityOf(relationship),
      embedding: `${origin.name} with ${target.name}`,
      relationship: link
        ? `${link.table.name} using ${constraint}(${other}) and ${link.constraint}(${onward})`
        : `${constraint} using ${origin.name}(${own}) and ${target.name}(${other})`,
    },
  };
}
