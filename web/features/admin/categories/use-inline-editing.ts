import { useEffect, useEffectEvent, useState } from 'react';
import { type AdminCategory, type CategoryDraft, draftOf, isSame } from './admin-category.ts';
import { nameProblem } from './name-problem.ts';
import { type Editing, editingAfter } from './use-category-editing.ts';
import { useSaveCategory } from './use-save-category.ts';

export type RowInWork = { seen: AdminCategory; draft: CategoryDraft };

export type InlineEditing = {
  inWork: RowInWork | null;
  /** Why the name cannot be saved. */
  problem: string | undefined;
  isSaving: boolean;
  begin: (category: AdminCategory) => void;
  change: (part: Partial<CategoryDraft>) => void;
  save: () => void;
  cancel: () => void;
};

/**
 * Manages inline editing of a category row, one row at a time.
 * @param rows the visible rows; undefined until they are loaded
 * @param onElsewhere called to move the draft to the dialog, which has room to say why: another user changed the row, or the row
 * left the list
 */
export function useInlineEditing(
  rows: readonly AdminCategory[] | undefined,
  onElsewhere: (editing: Editing) => void,
): InlineEditing {
  const [inWork, setInWork] = useState<RowInWork | null>(null);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSaveCategory();

  function end() {
    setInWork(null);
    setProblem(undefined);
  }
  const leave = useEffectEvent(() => {
    if (!inWork || isPending || rows?.some(({ id }) => id === inWork.seen.id)) return;
    end();
    if (!isSame(inWork.draft, inWork.seen)) onElsewhere(inWork);
  });
  useEffect(() => {
    if (rows) leave();
  }, [rows]);

  function save() {
    if (!inWork || isPending) return;
    if (isSame(inWork.draft, inWork.seen)) return end();
    const wrong = nameProblem(inWork.draft.name);
    setProblem(wrong);
    if (wrong) return;
    mutate(inWork, {
      onSuccess: (outcome) => {
        end();
        if (outcome.kind !== 'saved') onElsewhere(editingAfter(inWork, outcome));
      },
    });
  }
  return {
    inWork,
    problem,
    isSaving: isPending,
    begin: (category) => {
      setProblem(undefined);
      setInWork({ seen: category, draft: draftOf(category) });
    },
    change: (part) => {
      setInWork((now) => now && { ...now, draft: { ...now.draft, ...part } });
      if ('name' in part) setProblem(undefined);
    },
    save,
    cancel: end,
  };
}
