import clsx from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CategoryCheckNote } from './category-check-note.tsx';
import { InlineFields } from './inline-fields.tsx';
import { RowButton } from './row-button.tsx';
import type { InlineEditing, RowInWork } from './use-inline-editing.ts';

type InlineRowProps = {
  box: ReactNode;
  selected: boolean;
  inWork: RowInWork;
  inline: InlineEditing;
};

/** A row in inline editing: Enter and the check mark save, Escape and the cross cancel. */
export function InlineRow({ box, selected, inWork, inline }: InlineRowProps) {
  const { seen, draft } = inWork;
  const noteId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.querySelector<HTMLInputElement>('.cell-name input')?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !inline.isSaving) inline.cancel();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      inline.save();
    }
  }
  return (
    <tr
      ref={row}
      className={clsx('is-in-work', selected && 'is-selected')}
      aria-busy={inline.isSaving || undefined}
      onKeyDown={onKeyDown}
    >
      <td className="cell-select">{box}</td>
      <InlineFields
        of={seen.name}
        draft={draft}
        isLocked={inline.isSaving}
        problemId={inline.problem && noteId}
        change={inline.change}
        note={
          <>
            {inline.problem && (
              <span className="error" id={noteId} role="alert">
                <CircleAlert className="icon" />
                {inline.problem}
              </span>
            )}
            {draft.name !== seen.name && (
              <CategoryCheckNote name={draft.name} groupIds={draft.groupIds} />
            )}
          </>
        }
      />
      <td className="cell-actions">
        <RowButton
          label={`Save ${seen.name}`}
          title="Save"
          busy={inline.isSaving}
          className="save-row"
          onClick={inline.save}
        >
          <Check className="icon" />
        </RowButton>
        <RowButton
          label={`Cancel editing ${seen.name}`}
          title="Cancel"
          busy={inline.isSaving}
          onClick={inline.cancel}
        >
          <X className="icon" />
        </RowButton>
      </td>
    </tr>
  );
}
