export type ActiveStatus = 'all' | 'active' | 'inactive';

const options: { value: ActiveStatus; label: string }[] = [
  { value: 'all', label: 'All Status' },
  { value: 'active', label: 'Active Only' },
  { value: 'inactive', label: 'Inactive Only' },
];

/** What an address says of it; whatever it does not know is all. */
export function statusNamed(word: string | null): ActiveStatus {
  return options.find(({ value }) => value === word)?.value ?? 'all';
}

type StatusFilterProps = {
  status: ActiveStatus;
  onStatus: (status: ActiveStatus) => void;
  /** Where a screen has several of them. */
  label?: string;
};

/** All, or those that cooks are offered, or the others (spec §2). */
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
