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
  /** The first ones, in the order in which cooks see them. */
  members: GroupMember[];
  /** How many there are in all, counted up to a bound. */
  memberCount: number;
};

export type GroupRow = {
  id: string;
  version: number;
  name: string;
  slug: string;
  description: string | null;
  sort_order: number;
  is_active: boolean;
  constraint_label: string | null;
  members: {
    categories: { id: string; name: string; icon: string | null; is_active: boolean } | null;
  }[];
  /** One entry for each category, as far as they are counted. */
  size: unknown[];
};

/** A row with its embedded categories as a card shows it. */
export function adminGroupFrom(row: GroupRow): AdminGroup {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    description: row.description ?? '',
    sortOrder: row.sort_order,
    isActive: row.is_active,
    label: constraintLabels.find((label) => label === row.constraint_label) ?? null,
    members: row.members.flatMap(({ categories: member }) =>
      member
        ? [{ id: member.id, name: member.name, icon: member.icon, isActive: member.is_active }]
        : [],
    ),
    memberCount: row.size.length,
  };
}

/** The group of which cooks choose exactly one: its slug and its label stay, and it cannot be deleted. */
export function isMealType(group: Pick<AdminGroup, 'slug'>): boolean {
  return group.slug === mealTypeSlug;
}
