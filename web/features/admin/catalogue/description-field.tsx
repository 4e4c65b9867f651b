import { useId } from 'react';
import { textLimits } from '#contract/limits.ts';

type DescriptionFieldProps = {
  value: string;
  /** Number of visible lines. */
  rows: number;
  onChange: (value: string) => void;
};

/** Description field of a category or a group, limited to the length that the database accepts. */
export function DescriptionField({ value, rows, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      <textarea
        id={id}
        className="input"
        rows={rows}
        maxLength={textLimits.catalogueDescription}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
