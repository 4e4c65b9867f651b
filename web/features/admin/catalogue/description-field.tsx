import { useId } from 'react';

type DescriptionFieldProps = {
  value: string;
  /** How many lines are seen at once. */
  rows: number;
  onChange: (value: string) => void;
};

/** The description of a category or a group, as long as the database takes it. */
export function DescriptionField({ value, rows, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      <textarea
        id={id}
        className="input"
        rows={rows}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
