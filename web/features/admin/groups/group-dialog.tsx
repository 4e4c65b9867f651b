import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConcurrentChangeNotice } from '../catalogue/meanwhile.tsx';
import { HistoryLink } from '../changes/history-link.tsx';
import type { AdminGroup } from './admin-group.ts';
import { GroupForm } from './group-form.tsx';
import { useGroupEditing } from './use-group-editing.ts';

type GroupDialogProps = {
  /** The group as the list shows it; null to add a group. */
  group: AdminGroup | null;
  onClose: () => void;
};

/** Adds a group, or edits one (spec §2). */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const formId = useId();
  const editing = useGroupEditing(group, onClose);
  const { seen, draft, meanwhile } = editing;

  function submit() {
    if (!editing.save()) document.getElementById(formId)?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? `Edit ${group.name}` : 'Add Group'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={editing.isSaving}>
            {seen ? 'Save Changes' : 'Add Group'}
          </Button>
        </>
      }
    >
      <div className="dialog-body">
        {meanwhile && (
          <ConcurrentChangeNotice
            thing="group"
            happened={meanwhile}
            subjectId={group?.id ?? null}
          />
        )}
        <GroupForm
          id={formId}
          group={seen}
          draft={draft}
          nameError={editing.nameError}
          onChange={editing.change}
          onSubmit={submit}
        />
        {seen && <HistoryLink kind="group" id={seen.id} />}
      </div>
    </Dialog>
  );
}
