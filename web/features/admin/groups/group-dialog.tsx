import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConcurrentChangeNotice } from '../catalogue/meanwhile.tsx';
import { HistoryLink } from '../changes/history-link.tsx';
import type { AdminGroup } from './admin-group.ts';
import {
  emptyGroupDraft,
  type GroupDraft,
  groupDraftOf,
  isSameGroup,
  problemOfName,
  rebaseGroup,
} from './group-draft.ts';
import { GroupForm } from './group-form.tsx';
import type { GroupOutcome } from './save-group.ts';
import { isNameTaken, useSaveGroup } from './use-group-changes.ts';

type GroupDialogProps = {
  /** The group as the list shows it; null to add a group. */
  group: AdminGroup | null;
  onClose: () => void;
};

type Edited = {
  /** The group that the draft is based on; a save sends its version. Null if there is none. */
  seen: AdminGroup | null;
  draft: GroupDraft;
  /** What another user changed while the form was open. */
  meanwhile: readonly string[] | 'deleted' | null;
};

const nameTaken = "Another group has this name, or one that's nearly the same.";

/** Returns the form state after a save conflict: typed values stay, and the next save overwrites the version that is now shown. */
function afterwards(edited: Edited, outcome: GroupOutcome): Edited {
  if (outcome.kind === 'gone') return { ...edited, seen: null, meanwhile: 'deleted' };
  if (outcome.kind === 'done' || !edited.seen) return edited;
  const { draft, changes } = rebaseGroup(edited.draft, edited.seen, outcome.now);
  return { seen: outcome.now, draft, meanwhile: changes };
}

/** Adds a group, or edits one (spec §2). */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const formId = useId();
  const [edited, setEdited] = useState<Edited>({
    seen: group,
    draft: group ? groupDraftOf(group) : emptyGroupDraft,
    meanwhile: null,
  });
  const [nameError, setNameError] = useState<string | null>(null);
  const { mutate, isPending } = useSaveGroup();
  const { seen, draft, meanwhile } = edited;

  function save() {
    const problem = problemOfName(draft, seen);
    setNameError(problem);
    if (problem) document.getElementById(formId)?.querySelector('input')?.focus();
    if (problem || isPending) return;
    if (seen && isSameGroup(draft, seen)) return onClose();
    mutate(
      { seen, draft },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'done') onClose();
          else setEdited((now) => afterwards(now, outcome));
        },
        onError: (error) => isNameTaken(error) && setNameError(nameTaken),
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? `Edit ${group.name}` : 'Add Group'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={isPending}>
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
          nameError={nameError}
          onChange={(part) => {
            setEdited((now) => ({ ...now, draft: { ...now.draft, ...part } }));
            if ('name' in part) setNameError(null);
          }}
          onSubmit={save}
        />
        {seen && <HistoryLink kind="group" id={seen.id} />}
      </div>
    </Dialog>
  );
}
