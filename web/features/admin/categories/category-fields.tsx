import { textLimits } from '#contract/limits.ts';
import { Field } from '../../../ui/field.tsx';
import { DescriptionField } from '../catalogue/description-field.tsx';
import type { CategoryDraft } from './admin-category.ts';

type CategoryFieldsProps = {
  draft: CategoryDraft;
  /** The error message for the name. */
  problem: string | undefined;
  isNew: boolean;
  change: (part: Partial<CategoryDraft>) => void;
};

/** Name, Description, Icon (Emoji), Sort Order (spec §2), and Active for an existing category. */
export function CategoryFields({ draft, problem, isNew, change }: CategoryFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        value={draft.name}
        error={problem}
        maxLength={textLimits.catalogueName}
        required
        onChange={(event) => change({ name: event.target.value })}
      />
      <DescriptionField
        value={draft.description}
        rows={3}
        onChange={(description) => change({ description })}
      />
      <div className="category-pair">
        <Field
          label="Icon (Emoji)"
          className="icon-input"
          value={draft.icon}
          maxLength={textLimits.icon}
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
            <span className="cell-sub">Users can choose it.</span>
          </span>
        </label>
      )}
    </>
  );
}
