type DayFieldProps = {
  label: string;
  value: string | null;
  min?: string | null;
  max?: string | null;
  onDay: (day: string | null) => void;
};

/** A date input for the first or last day of a list. */
export function DayField({ label, value, min, max, onDay }: DayFieldProps) {
  return (
    <label className="day-field">
      <span className="label soft">{label}</span>
      <input
        className="input num"
        type="date"
        value={value ?? ''}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={(event) => onDay(event.target.value || null)}
      />
    </label>
  );
}
