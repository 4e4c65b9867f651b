import { Search } from 'lucide-react';

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A search box; its placeholder is its name. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="search">
      <Search className="icon" />
      <input
        className="input"
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
