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

/** Matches `target` without a hint: a table's name, a constraint's name, or the column that holds the foreign key. */
function matchesTarget(origin: Source, relationship: Relationship, target: string): boolean {
  // A self-referencing table embeds its children by the table name and its parent by the column name.
  const byTable =
    relationship.target.name === target && !(isSelf(origin, relationship) && relationship.isToOne);
  const byConstraint = !relationship.link && relationship.constraint === target;
  const byColumn = relationship.holdsKey && onlyColumn(relationship)?.own === target;
  return byTable || byConstraint || byColumn;
}

/** Matches the hint of `target!hint`: a constraint, a column of either side, or the link table. */
function matchesHint(origin: Source, relationship: Relationship, hint: string): boolean {
  const column = onlyColumn(relationship);
  // For a self-reference, a constraint name or the column `id` cannot tell the parent from the children. The hint with the foreign key column means
  // the children, because the parent is found by that column without a hint.
  if (isSelf(origin, relationship)) return !relationship.holdsKey && column?.other === hint;
  return (
    relationship.constraint === hint ||
    relationship.link?.table.name === hint ||
    column?.own === hint ||
    column?.other === hint
  );
}

/** Finds the only relationship that matches an embed. @throws ApiError 400 PGRST200 when none matches, 300 PGRST201 when several match */
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
