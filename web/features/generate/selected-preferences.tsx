import { X } from 'lucide-react';
import { useRef } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { Docket } from '../../ui/docket.tsx';
import { docketRows } from './docket-rows.ts';
import type { Selection } from './selection.ts';

type SelectedPreferencesProps = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  /** The cook's own words. */
  wish: string;
  onRemoveWish: () => void;
};

/** Shows the selection on a kitchen ticket, with the cook's own words first. */
export function SelectedPreferences(props: SelectedPreferencesProps) {
  const { groups, selection, wish, onRemoveWish } = props;
  const section = useRef<HTMLElement>(null);
  const said = wish.trim();
  const chosen = docketRows(selection, groups).map(({ name, value, unused }) => ({
    name,
    value: unused ? <UsedOne value={value} unused={unused} /> : value,
  }));

  /** Removes the words. Their remove button disappears too, so the focus moves to the ticket. */
  function remove() {
    onRemoveWish();
    section.current?.focus({ preventScroll: true });
  }

  const words = { name: 'Your words', value: <Said words={said} onRemove={remove} /> };
  return (
    <section
      className="gen-ticket"
      aria-labelledby="selected-preferences"
      ref={section}
      tabIndex={-1}
    >
      <Docket
        rows={said ? [words, ...chosen] : chosen}
        emptyText="No preferences selected"
        head={
          <h2 className="card-title mb-2" id="selected-preferences">
            Selected Preferences
          </h2>
        }
      />
    </section>
  );
}

function UsedOne({ value, unused }: { value: string; unused: string }) {
  return (
    <>
      {value} <span className="font-normal text-ink-faint">(not {unused})</span>
    </>
  );
}

function Said({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <span className="docket-said">
      <q dir="auto">{words}</q>
      <button type="button" aria-label="Remove your words" onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </button>
    </span>
  );
}
