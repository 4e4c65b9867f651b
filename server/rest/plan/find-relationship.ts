import { ambiguousRelationship, noRelationship } from '../problems.ts';
import type { Relationship } from '../schema/schema.ts';
import { describeRelationship } from './describe-relationship.ts';
import type { Source } from './read-plan.ts';

function onlyColumn(relationship: Relationship): { own: string; other: string } | undefined {
  const [first, ...more] = relationship.columns;
  if (!first || more.length > 0 || relationship.link) return undefined;
  return { own: first.column, other: first.targetColumn };
}

function isSelf(origin: Source, { target, link }: Relationship): boolean {
  return !link && target.name === origin.name && target.schema === origin.schema;
}

/** `target` alone: a table's name, a constraint's, or the column that holds the key. */
function matchesTarget(origin: Source, relationship: Relationship, target: string): boolean {
  // A table that points to itself is its own list by its name, and its own parent by the column's.
  const byTable =
    relationship.target.name === target && !(isSelf(origin, relationship) && relationship.isToOne);
  const byConstraint = !relationship.link && relationship.constraint === target;
  const byColumn = relationship.holdsKey && onlyColumn(relationship)?.own === target;
  return byTable || byConstraint || byColumn;
}

/** `target!hint`: a constraint, a column of either side, or the link table. */
function matchesHint(origin: Source, relationship: Relationship, hint: string): boolean {
  const column = onlyColumn(relationship);
  // A constraint or the column `id` would not tell a table's parent from its children: the column with the key means the children, since
  // the parent is found by that column without a hint.
  if (isSelf(origin, relationship)) return !relationship.holdsKey && column?.other === hint;
  return (
    relationship.constraint === hint ||
    relationship.link?.table.name === hint ||
    column?.own === hint ||
    column?.other === hint
  );
}

/**
 * Finds the one relationship that an embed means.
 * @throws ApiError 400 PGRST200 when there is none, 300 PGRST201 when there are several
 */
export function findRelationship(origin: Source, target: string, hint?: string): Relationship {
  const candidates = origin.relationships.filter((relationship) =>
    hint === undefined
      ? matchesTarget(origin, relationship, target)
      : relationship.target.name === target && matchesHint(origin, relationship, hint),
  );
  const [first, ...others] = candidates;
  if (!first) throw noRelationship(origin.schema, origin.name, target, hint);
  if (others.length === 0) return first;
  const choices = candidates.map((relationship) => describeRelationship(origin, relationship));
  throw ambiguousRelationship(origin.name, target, choices);
}
