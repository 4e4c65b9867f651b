import { Search, X } from 'lucide-react';
import { useRef } from 'react';

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A search box. The label is both its placeholder and its accessible name. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <div className="search">
      <Search className="icon" />
      <input
        ref={input}
        className="input"
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className="search-clear" aria-label="Clear search" onClick={clear}>
          <X className="icon" />
        </button>
      )}
    </div>
  );
}
