import { useState } from 'react';
import type { AdminCategory, CategoryDraft } from './admin-category.ts';
import { nameProblem } from './name-problem.ts';
import { rebaseDraft } from './rebase-draft.ts';
import type { SaveOutcome } from './save-category.ts';
import { useSaveCategory } from './use-save-category.ts';

/** State of an open form. */
export type Editing = {
  /** The row that the draft is based on; null for a new category. */
  seen: AdminCategory | null;
  draft: CategoryDraft;
  /** What another admin did to the row while the form was open. */
  meanwhile?: { happened: readonly string[] | 'deleted'; subjectId: string | null };
};

/** Returns the form state after another admin saved or deleted the row first: keeps the edits and records what happened. */
export function editingAfter(
  { seen, draft }: Editing,
  outcome: Exclude<SaveOutcome, { kind: 'saved' }>,
): Editing {
  const subjectId = seen?.id ?? null;
  if (outcome.kind === 'gone' || !seen) {
    return { seen: null, draft, meanwhile: { happened: 'deleted', subjectId } };
  }
  const { draft: rebased, changes } = rebaseDraft(draft, seen, outcome.now);
  return { seen: outcome.now, draft: rebased, meanwhile: { happened: changes, subjectId } };
}

/** State of the dialog's form: the draft, its validation error, and saving. */
export function useCategoryEditing(begun: Editing, onSaved: () => void) {
  const [editing, setEditing] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSaveCategory();
  const { seen, draft } = editing;

  function change(part: Partial<CategoryDraft>) {
    setEditing((now) => ({ ...now, draft: { ...now.draft, ...part } }));
    if ('name' in part) setProblem(undefined);
  }

  /** @returns whether the draft is valid and is being saved */
  function save(): boolean {
    const wrong = nameProblem(draft.name);
    setProblem(wrong);
    if (wrong) return false;
    mutate(
      { draft, seen },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'saved') onSaved();
          else setEditing((now) => editingAfter(now, outcome));
        },
      },
    );
    return true;
  }
  return { editing, problem, change, save, isSaving: isPending };
}
