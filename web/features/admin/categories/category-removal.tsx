import { RemovalDialog, type RemovalEffects } from '../list/removal-dialog.tsx';
import type { AdminCategory } from './admin-category.ts';
import { removalInWords } from './describe-removal.ts';
import { useDeleteCategory } from './use-delete-category.ts';
import { useRemovalCounts } from './use-removal-counts.ts';

type CategoryRemovalProps = {
  category: AdminCategory;
  onCancel: () => void;
  /** Called after the response: deleted, or another admin changed or deleted the category first. */
  onDone: () => void;
};

/** Confirmation dialog for deleting a category. Shows what the deletion affects. */
export function CategoryRemoval({ category, onCancel, onDone }: CategoryRemovalProps) {
  const { data: counts, isError } = useRemovalCounts(category.id);
  const { mutate, isPending } = useDeleteCategory();
  const known: RemovalEffects = counts ? removalInWords(category, counts) : 'looking';
  return (
    <RemovalDialog
      open
      title={`Delete ${category.name}?`}
      touched={isError ? 'unknown' : known}
      confirmLabel="Delete Category"
      busy={isPending}
      onConfirm={() => mutate(category, { onSuccess: onDone })}
      onCancel={onCancel}
    />
  );
}
