import { type ConstraintLabel, constraintLabels } from '#contract/constraint-labels.ts';
import { mealTypeSlug } from '../../../data/catalogue.ts';

export type GroupMember = { id: string; name: string; icon: string | null; isActive: boolean };

/** A card of Category Groups (spec §2). */
export type AdminGroup = {
  id: string;
  /** Incremented with every change of the row. A save sends the version that was shown, to detect conflicts. */
  version: number;
  name: string;
  slug: string;
  description: string;
  sortOrder: number;
  isActive: boolean;
  /** The prompt label that the group feeds; null if it has none. */
  label: ConstraintLabel | null;
  /** In the order in which cooks see them. */
  members: GroupMember[];
  /** True if the group has more categories than `members`. */
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
 * Maps a row with its embedded categories to a card.
 * @param mostNamed the maximum number of categories on the card; a row with more sets `hasMoreMembers`
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

/** Returns true for Meal Type, from which cooks choose exactly one: its slug and label are fixed, and it cannot be deleted. */
export function isMealType(group: Pick<AdminGroup, 'slug'>): boolean {
  return group.slug === mealTypeSlug;
}
