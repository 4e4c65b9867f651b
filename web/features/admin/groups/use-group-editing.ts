import { useState } from 'react';
import type { AdminGroup } from './admin-group.ts';
import {
  emptyGroupDraft,
  type GroupDraft,
  groupDraftOf,
  isSameGroup,
  problemOfName,
  rebaseGroup,
} from './group-draft.ts';
import type { GroupOutcome } from './save-group.ts';
import { isNameTaken, useSaveGroup } from './use-group-changes.ts';

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

/**
 * State of the dialog's form: the draft, the error message of its name, and saving.
 * @param group null to add a group
 * @param onSaved also called if there is nothing to save
 */
export function useGroupEditing(group: AdminGroup | null, onSaved: () => void) {
  const [edited, setEdited] = useState<Edited>({
    seen: group,
    draft: group ? groupDraftOf(group) : emptyGroupDraft,
    meanwhile: null,
  });
  const [nameError, setNameError] = useState<string | null>(null);
  const { mutate, isPending } = useSaveGroup();

  function change(part: Partial<GroupDraft>) {
    setEdited((now) => ({ ...now, draft: { ...now.draft, ...part } }));
    if ('name' in part) setNameError(null);
  }

  /** @returns whether the name is valid */
  function save(): boolean {
    const { seen, draft } = edited;
    const problem = problemOfName(draft, seen);
    setNameError(problem);
    if (problem) return false;
    if (isPending) return true;
    if (seen && isSameGroup(draft, seen)) {
      onSaved();
      return true;
    }
    mutate(
      { seen, draft },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'done') onSaved();
          else setEdited((now) => afterwards(now, outcome));
        },
        onError: (error) => isNameTaken(error) && setNameError(nameTaken),
      },
    );
    return true;
  }

  return { ...edited, nameError, change, save, isSaving: isPending };
}
