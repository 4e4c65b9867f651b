import { type FormEvent, useId } from 'react';
import { constraintLabels } from '#contract/constraint-labels.ts';
import { textLimits } from '#contract/limits.ts';
import { Field } from '../../../ui/field.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { DescriptionField } from '../catalogue/description-field.tsx';
import type { AdminGroup } from './admin-group.ts';
import type { GroupDraft } from './group-draft.ts';
import { meaningOf, warningOf, whyLabelStays } from './prompt-label.ts';

type GroupFormProps = {
  id: string;
  /** The saved group; null for a new one. */
  group: AdminGroup | null;
  draft: GroupDraft;
  nameError: string | null;
  onChange: (part: Partial<GroupDraft>) => void;
  onSubmit: () => void;
};

/** Edits Name, Description, Sort Order (spec §2), the prompt label and the active status. */
export function GroupForm({ id, group, draft, nameError, onChange, onSubmit }: GroupFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form id={id} className="group-form" onSubmit={submit} noValidate>
      <Field
        label="Name"
        value={draft.name}
        maxLength={textLimits.catalogueName}
        required
        error={nameError ?? undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <DescriptionField
        value={draft.description}
        rows={2}
        onChange={(description) => onChange({ description })}
      />
      <Field
        label="Sort Order"
        type="number"
        inputMode="numeric"
        step={1}
        hint="Groups with lower numbers come first."
        value={draft.sortOrder}
        onChange={(event) => onChange({ sortOrder: event.target.value })}
      />
      <LabelField group={group} label={draft.label} onLabel={(label) => onChange({ label })} />
      {group && (
        <label className="check-label">
          <input
            type="checkbox"
            className="check"
            checked={draft.isActive}
            onChange={(event) => onChange({ isActive: event.target.checked })}
          />
          Active: users see it when they generate a recipe
        </label>
      )}
    </form>
  );
}

type LabelFieldProps = {
  group: AdminGroup | null;
  label: GroupDraft['label'];
  onLabel: (label: GroupDraft['label']) => void;
};

/** Selects the prompt label of the group, explains it, and warns about what saving it would change. */
function LabelField({ group, label, onLabel }: LabelFieldProps) {
  const id = useId();
  const stays = whyLabelStays(group);
  const warning = warningOf(group, label);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Prompt label</label>
        <select
          id={id}
          className="input"
          value={label ?? ''}
          disabled={stays !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) =>
            onLabel(constraintLabels.find((known) => known === target.value) ?? null)
          }
        >
          <option value="">None</option>
          {constraintLabels.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </select>
        <p className="hint" id={`${id}-note`}>
          {stays ?? meaningOf(label)}
        </p>
      </div>
      {warning && (
        <NoticeBox tone="butter" title={warning.title}>
          <p>{warning.text}</p>
        </NoticeBox>
      )}
    </>
  );
}
