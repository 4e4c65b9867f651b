import { type ConstraintLabel, constraintLabels } from '#contract/constraint-labels.ts';
import { mealTypeSlug } from '../../../data/catalogue.ts';

export type GroupMember = { id: string; name: string; icon: string | null; isActive: boolean };

/** A card of Category Groups (spec §2). */
export type AdminGroup = {
  id: string;
  /** Counted up with every change of the row: what is saved names the one that was shown. */
  version: number;
  name: string;
  slug: string;
  description: string;
  sortOrder: number;
  isActive: boolean;
  /** Which part of the prompt it feeds; null: none of its own. */
  label: ConstraintLabel | null;
  /** In the order in which cooks see them. */
  members: GroupMember[];
  /** Whether there are more than these. */
  hasMoreMembers: boolean;
};

type MemberRow = { id: string; name: string; icon: string | null; is_active: boolean };

export type GroupRow = {
  id: string;
  version: number;
  name: string;
  slug: string;
  description: string | null;
  sort_order: number;
  is_active: boolean;
  constraint_label: string | null;
  members: MemberRow[];
};

export function groupMemberFrom({ id, name, icon, is_active }: MemberRow): GroupMember {
  return { id, name, icon, isActive: is_active };
}

/**
 * A row with its embedded categories as a card shows it.
 * @param mostNamed how many of these it shows: where one more came along, there are others
 */
export function adminGroupFrom(row: GroupRow, mostNamed: number): AdminGroup {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    description: row.description ?? '',
    sortOrder: row.sort_order,
    isActive: row.is_active,
    label: constraintLabels.find((label) => label === row.constraint_label) ?? null,
    members: row.members.slice(0, mostNamed).map(groupMemberFrom),
    hasMoreMembers: row.members.length > mostNamed,
  };
}

/** The group of which cooks choose exactly one: its slug and its label stay, and it cannot be deleted. */
export function isMealType(group: Pick<AdminGroup, 'slug'>): boolean {
  return group.slug === mealTypeSlug;
}
