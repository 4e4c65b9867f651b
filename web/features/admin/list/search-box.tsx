import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { useSettled } from '../../../ui/use-settled.ts';

const searchPauseMs = 250;

type SearchBoxProps = {
  /** Its placeholder and its name. */
  label: string;
  /** What is searched for now, as the address says. */
  value: string;
  /** Called with trimmed text, once typing has paused. */
  onSearch: (search: string) => void;
};

/** A search box that asks when typing pauses, and follows an address that changes by itself (Back, a link). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const settled = useSettled(typed, searchPauseMs);
  // Not the echo of what was typed here: that would take away the letters typed since.
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
