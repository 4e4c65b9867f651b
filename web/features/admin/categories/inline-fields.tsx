import type { ReactNode } from 'react';
import { textLimits } from '#contract/limits.ts';
import type { CategoryDraft } from './admin-category.ts';

type InlineFieldsProps = {
  /** Name of the category, for the labels of the fields. */
  of: string;
  draft: CategoryDraft;
  isLocked: boolean;
  /** Id of the element with the error message for the name. */
  problemId: string | undefined;
  note: ReactNode;
  change: (part: Partial<CategoryDraft>) => void;
};

/** The cells of a row as input fields. Groups are edited in the dialog, which has room for them. */
export function InlineFields({ problemId, note, ...row }: InlineFieldsProps) {
  return (
    <>
      <IconCell {...row} />
      <NameCell {...row} problemId={problemId} note={note} />
      <DescriptionCell {...row} />
      <OrderCell {...row} />
      <StatusCell {...row} />
    </>
  );
}

type CellProps = Omit<InlineFieldsProps, 'problemId' | 'note'>;

function IconCell({ of, draft, isLocked, change }: CellProps) {
  return (
    <td className="cell-icon">
      <input
        className="input icon-input"
        aria-label={`Icon of ${of}`}
        maxLength={textLimits.icon}
        autoComplete="off"
        readOnly={isLocked}
        value={draft.icon}
        onChange={(event) => change({ icon: event.target.value })}
      />
    </td>
  );
}

function NameCell({ of, draft, isLocked, problemId, note, change }: InlineFieldsProps) {
  return (
    <td className="cell-name">
      <input
        className="input"
        aria-label={`Name of ${of}`}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        maxLength={textLimits.catalogueName}
        required
        readOnly={isLocked}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      {note}
    </td>
  );
}

function DescriptionCell({ of, draft, isLocked, change }: CellProps) {
  return (
    <td className="cell-description">
      <input
        className="input"
        aria-label={`Description of ${of}`}
        maxLength={textLimits.catalogueDescription}
        readOnly={isLocked}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </td>
  );
}

function OrderCell({ of, draft, isLocked, change }: CellProps) {
  return (
    <td className="cell-order" data-label="Sort Order">
      <input
        className="input"
        type="number"
        inputMode="numeric"
        step={1}
        aria-label={`Sort Order of ${of}`}
        readOnly={isLocked}
        value={draft.sortOrder}
        onChange={(event) => change({ sortOrder: event.target.value })}
        // Scrolling the wheel over a focused number input would change its value unnoticed.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </td>
  );
}

function StatusCell({ of, draft, isLocked, change }: CellProps) {
  return (
    <td className="cell-status">
      <label className="check-label">
        <input
          type="checkbox"
          className="check"
          aria-label={`Active: ${of}`}
          disabled={isLocked}
          checked={draft.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
        Active
      </label>
    </td>
  );
}
