import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { slugOf } from '#contract/slug.ts';
import { mealTypeSlug } from '../../../data/catalogue.ts';
import { parseSortOrder } from '../catalogue/parse-sort-order.ts';
import { type AdminGroup, isMealType } from './admin-group.ts';

/** The values of the form while it is edited. */
export type GroupDraft = {
  name: string;
  description: string;
  sortOrder: string;
  isActive: boolean;
  label: ConstraintLabel | null;
};

/** The initial values of the form for a new group (spec §3). */
export const emptyGroupDraft: GroupDraft = {
  name: '',
  description: '',
  sortOrder: '0',
  isActive: true,
  label: null,
};

export function groupDraftOf(group: AdminGroup): GroupDraft {
  const { name, description, sortOrder, isActive, label } = group;
  return { name, description, sortOrder: String(sortOrder), isActive, label };
}

/** Normalizes a draft to the values that a save would write, for comparison. */
function meant(draft: GroupDraft): GroupDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    sortOrder: String(parseSortOrder(draft.sortOrder)),
  };
}

const fields = ['name', 'description', 'sortOrder', 'isActive', 'label'] as const;

/** Returns true if saving would change nothing. */
export function isSameGroup(draft: GroupDraft, group: AdminGroup): boolean {
  const [typed, stands] = [meant(draft), groupDraftOf(group)];
  return fields.every((field) => typed[field] === stands[field]);
}

/**
 * Returns why a name cannot be saved; null if it can. The database checks whether another group has the name. Meal Type is checked here:
 * the database refuses its slug with a different label before it checks for duplicate names.
 * @param seen null for a new group
 */
export function problemOfName({ name }: GroupDraft, seen: AdminGroup | null): string | null {
  if (name.trim() === '') return 'A group needs a name.';
  const slug = slugOf(name);
  if (slug === '') return 'The name needs at least one letter or digit.';
  const isTaken = slug === mealTypeSlug && !(seen && isMealType(seen));
  return isTaken ? "There's already a Meal Type group." : null;
}

/** Returns the columns to save (spec §5: slug from the name, sort order as an integer). */
export function fieldsOf(draft: GroupDraft) {
  const { name, description, sortOrder, isActive, label } = meant(draft);
  return {
    name,
    slug: slugOf(name),
    description: description || null,
    sort_order: Number(sortOrder),
    is_active: isActive,
    constraint_label: label,
  };
}

const titles: Record<keyof GroupDraft, string> = {
  name: 'Name',
  description: 'Description',
  sortOrder: 'Sort Order',
  isActive: 'Status',
  label: 'Prompt label',
};

function inWords(group: AdminGroup, field: keyof GroupDraft): string {
  if (field === 'isActive') return group.isActive ? 'Active' : 'Inactive';
  const value = group[field];
  return value === null || value === '' ? 'none' : String(value);
}

export type RebasedGroup = {
  draft: GroupDraft;
  /** What another user changed, in words: "Sort Order: 3 → 5". */
  changes: string[];
};

/**
 * Rebases a draft onto the group as another user saved it: typed values stay, untouched fields take the new value.
 * @param seen the group as it was when editing began
 */
export function rebaseGroup(draft: GroupDraft, seen: AdminGroup, now: AdminGroup): RebasedGroup {
  const [before, after] = [groupDraftOf(seen), groupDraftOf(now)];
  const touched = Object.fromEntries(
    fields.flatMap((field) => (draft[field] === before[field] ? [] : [[field, draft[field]]])),
  );
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${titles[field]}: ${inWords(seen, field)} → ${inWords(now, field)}`);
  return { draft: { ...after, ...touched }, changes };
}
