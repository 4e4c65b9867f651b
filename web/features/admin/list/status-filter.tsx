export type ActiveStatus = 'all' | 'active' | 'inactive';

const options: { value: ActiveStatus; label: string }[] = [
  { value: 'all', label: 'All Status' },
  { value: 'active', label: 'Active Only' },
  { value: 'inactive', label: 'Inactive Only' },
];

/** Parses the status from the URL; an unknown value becomes "all". */
export function statusNamed(word: string | null): ActiveStatus {
  return options.find(({ value }) => value === word)?.value ?? 'all';
}

type StatusFilterProps = {
  status: ActiveStatus;
  onStatus: (status: ActiveStatus) => void;
  /** The accessible name, needed if a screen has several status filters. */
  label?: string;
};

/** Filters by all, active (offered to cooks) or inactive rows (spec §2). */
export function StatusFilter({ status, onStatus, label = 'Status' }: StatusFilterProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={status}
      onChange={(event) => onStatus(statusNamed(event.target.value))}
    >
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
