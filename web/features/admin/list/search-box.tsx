import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';

const searchPauseMs = 250;

type SearchBoxProps = {
  /** The placeholder and the accessible name. */
  label: string;
  /** The current search text from the URL. */
  value: string;
  /** Called with the trimmed text after a debounce. */
  onSearch: (search: string) => void;
};

/** A debounced search box that also follows other URL changes (Back, a link). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const settled = useDebouncedValue(typed, searchPauseMs);
  // If the URL changes only because of this search box, keep the text: a reset would drop letters typed since.
  if (value !== asked) {
    setAsked(value);
    if (value !== settled.trim()) setTyped(value);
  }
  const ask = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => ask(settled), [settled]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
