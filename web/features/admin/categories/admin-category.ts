import { parseSortOrder } from '../catalogue/parse-sort-order.ts';

export type GroupName = { id: string; name: string };

/** A row of the Categories list (spec §3). */
export type AdminCategory = {
  id: string;
  /** Incremented by every change of the row or its groups. Saving sends the version that was seen. */
  version: number;
  name: string;
  /** Empty when there is none; the same holds for `icon`. */
  description: string;
  icon: string;
  sortOrder: number;
  isActive: boolean;
  /** In the order in which they were selected. */
  groups: GroupName[];
};

/** Input values of the form, or of the row's inline fields. */
export type CategoryDraft = {
  name: string;
  description: string;
  icon: string;
  sortOrder: string;
  isActive: boolean;
  /** In the order in which they were selected, which is saved (spec §3). */
  groupIds: string[];
};

/** Initial values of the form (spec §3). */
export const emptyDraft: CategoryDraft = {
  name: '',
  description: '',
  icon: '🍽️',
  sortOrder: '0',
  isActive: true,
  groupIds: [],
};

export function draftOf(category: AdminCategory): CategoryDraft {
  const { name, description, icon, sortOrder, isActive, groups } = category;
  const groupIds = groups.map(({ id }) => id);
  return { name, description, icon, sortOrder: String(sortOrder), isActive, groupIds };
}

function sameGroups(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Returns whether saving the draft would change nothing. */
export function isSame(draft: CategoryDraft, category: AdminCategory): boolean {
  const before = draftOf(category);
  return (
    draft.name.trim() === before.name &&
    draft.description.trim() === before.description &&
    draft.icon.trim() === before.icon &&
    parseSortOrder(draft.sortOrder) === category.sortOrder &&
    draft.isActive === before.isActive &&
    sameGroups(draft.groupIds, before.groupIds)
  );
}
