import { type AdminCategory, type CategoryDraft, draftOf } from './admin-category.ts';

/** What stands in front of the fields of which two admins changed the same row. */
export type Rebased = {
  draft: CategoryDraft;
  /** What the other one changed, in words: `Sort Order: 3 → 5`. */
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

/** A field as it is read: groups by their names, whatever their order. */
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
 * Brings a draft onto the row as somebody else has left it: what was typed stays, what was not touched follows.
 * @param seen the row as it was when the typing began
 * @param now the row as it is
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
