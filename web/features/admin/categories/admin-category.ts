import { parseSortOrder } from '../catalogue/parse-sort-order.ts';

export type GroupName = { id: string; name: string };

/** A row of the Categories list (spec §3). */
export type AdminCategory = {
  id: string;
  /** Counts every change of the row and of its groups: what is saved names the one that was seen. */
  version: number;
  name: string;
  /** Empty where there is none, as the icon is. */
  description: string;
  icon: string;
  sortOrder: number;
  isActive: boolean;
  /** In the order in which they were chosen. */
  groups: GroupName[];
};

/** What the form and the row's own fields hold while they are typed in. */
export type CategoryDraft = {
  name: string;
  description: string;
  icon: string;
  sortOrder: string;
  isActive: boolean;
  /** In the order in which they were chosen, which is kept (spec §3). */
  groupIds: string[];
};

/** What the form begins with (spec §3). */
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

/** Whether saving would change nothing. */
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
