import { type AdminCategory, type CategoryDraft, draftOf } from './admin-category.ts';

/** The draft after two admins changed the same row, and the changes to show above its fields. */
export type Rebased = {
  draft: CategoryDraft;
  /** The other admin's changes as text: `Sort Order: 3 → 5`. */
  changes: string[];
};

type Field = keyof CategoryDraft;

const labels: Record<Field, string> = {
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
  sortOrder: 'Sort Order',
  isActive: 'Status',
  groupIds: 'Groups',
};

/** Returns a field as display text. Groups are sorted by name, so their order does not matter. */
function printField(category: AdminCategory, field: Field): string {
  if (field === 'isActive') return category.isActive ? 'Active' : 'Inactive';
  if (field === 'groupIds') {
    const names = category.groups.map(({ name }) => name).sort();
    return names.join(', ') || 'None';
  }
  return String(category[field]) || 'none';
}

function isTouched(field: Field, draft: CategoryDraft, before: CategoryDraft): boolean {
  return (
    JSON.stringify([draft[field]].flat().sort()) !== JSON.stringify([before[field]].flat().sort())
  );
}

/**
 * Rebases a draft onto the row that another admin has changed: edited fields are kept, untouched fields take the new values.
 * @param seen the row when the editing began
 * @param now the current row
 */
export function rebaseDraft(
  draft: CategoryDraft,
  seen: AdminCategory,
  now: AdminCategory,
): Rebased {
  const before = draftOf(seen);
  const touched = Object.fromEntries(
    Object.entries(draft).filter(([field]) => isTouched(field as Field, draft, before)),
  );
  const changes = (Object.keys(labels) as Field[])
    .map((field) => ({ field, was: printField(seen, field), is: printField(now, field) }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => `${labels[field]}: ${was} → ${is}`);
  return { draft: { ...draftOf(now), ...touched }, changes };
}
