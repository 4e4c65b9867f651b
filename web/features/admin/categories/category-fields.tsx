import { useId } from 'react';
import { Field } from '../../../ui/field.tsx';
import type { CategoryDraft } from './admin-category.ts';

type CategoryFieldsProps = {
  draft: CategoryDraft;
  /** What is wrong with the name. */
  problem: string | undefined;
  isNew: boolean;
  change: (part: Partial<CategoryDraft>) => void;
};

/** Name, Description, Icon (Emoji), Sort Order (spec §2); whether it is active, once there is something to switch off. */
export function CategoryFields({ draft, problem, isNew, change }: CategoryFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        value={draft.name}
        error={problem}
        maxLength={80}
        required
        onChange={(event) => change({ name: event.target.value })}
      />
      <DescriptionField
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <div className="category-pair">
        <Field
          label="Icon (Emoji)"
          className="icon-input"
          value={draft.icon}
          maxLength={16}
          autoComplete="off"
          onChange={(event) => change({ icon: event.target.value })}
        />
        <Field
          label="Sort Order"
          type="number"
          inputMode="numeric"
          step={1}
          value={draft.sortOrder}
          onChange={(event) => change({ sortOrder: event.target.value })}
          // A wheel over a focused number would count it up or down unseen.
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
      {!isNew && (
        <label className="check-label">
          <input
            type="checkbox"
            className="check"
            checked={draft.isActive}
            onChange={(event) => change({ isActive: event.target.checked })}
          />
          <span>
            Active
            <span className="cell-sub">Cooks can choose it.</span>
          </span>
        </label>
      )}
    </>
  );
}

type DescriptionFieldProps = { value: string; onChange: (value: string) => void };

function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
