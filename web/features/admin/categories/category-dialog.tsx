import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConcurrentChangeNotice } from '../catalogue/meanwhile.tsx';
import { HistoryLink } from '../changes/history-link.tsx';
import { isSame } from './admin-category.ts';
import { CategoryCheckNote } from './category-check-note.tsx';
import { CategoryFields } from './category-fields.tsx';
import { GroupChoices } from './group-choices.tsx';
import { type Editing, useCategoryEditing } from './use-category-editing.ts';

type CategoryDialogProps = { begun: Editing; onClose: () => void };

/** Adds a category, or edits one (spec §2). */
export function CategoryDialog({ begun, onClose }: CategoryDialogProps) {
  const formId = useId();
  const { editing, problem, change, save, isSaving } = useCategoryEditing(begun, onClose);
  const { seen, draft, meanwhile } = editing;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    if (seen && isSame(draft, seen)) onClose();
    else if (!save()) event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={seen ? `Edit ${seen.name}` : 'Add Category'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={isSaving}>
            {seen ? 'Save Changes' : 'Add Category'}
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-body" onSubmit={submit} noValidate>
        {meanwhile && <ConcurrentChangeNotice thing="category" {...meanwhile} />}
        <CategoryFields draft={draft} problem={problem} isNew={!seen} change={change} />
        <GroupChoices chosen={draft.groupIds} onChoose={(groupIds) => change({ groupIds })} />
        <CategoryCheckNote name={draft.name} groupIds={draft.groupIds} />
        {seen && <HistoryLink kind="category" id={seen.id} />}
      </form>
    </Dialog>
  );
}
