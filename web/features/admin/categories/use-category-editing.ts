import { useState } from 'react';
import type { AdminCategory, CategoryDraft } from './admin-category.ts';
import { nameProblem } from './name-problem.ts';
import { rebaseDraft } from './rebase-draft.ts';
import type { SaveOutcome } from './save-category.ts';
import { useSaveCategory } from './use-save-category.ts';

/** A form in work. */
export type Editing = {
  /** The row that the draft began with; null for a new category. */
  seen: AdminCategory | null;
  draft: CategoryDraft;
  /** What somebody else did to the row while the form was open. */
  meanwhile?: { happened: readonly string[] | 'deleted'; subjectId: string | null };
};

/** The form after somebody else was faster: what was typed stays, and it says what happened. */
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

/** The state of the dialog's form: what is typed, what is wrong with it, and its saving. */
export function useCategoryEditing(begun: Editing, onSaved: () => void) {
  const [editing, setEditing] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSaveCategory();
  const { seen, draft } = editing;

  function change(part: Partial<CategoryDraft>) {
    setEditing((now) => ({ ...now, draft: { ...now.draft, ...part } }));
    if ('name' in part) setProblem(undefined);
  }

  /** @returns whether there was nothing wrong with it */
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
