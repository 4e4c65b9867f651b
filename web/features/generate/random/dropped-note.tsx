import { useRef } from 'react';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { countSelected, type Selection } from '../selection.ts';
import { droppedInWords } from './dropped-in-words.ts';

type DroppedNoteProps = {
  groups: readonly PreferenceGroup[];
  dropped: Selection;
  onPutBack: () => void;
  onLeave: () => void;
};

/** Shows the allergens, diets and avoids that Random removed, and offers to put them back. */
export function DroppedNote({ groups, dropped, onPutBack, onLeave }: DroppedNoteProps) {
  const place = useRef<HTMLDivElement>(null);

  /** Both buttons disappear when one is pressed: the focus moves to their container. */
  const andStay = (act: () => void) => () => {
    act();
    place.current?.focus({ preventScroll: true });
  };

  return (
    <div role="status" ref={place} tabIndex={-1}>
      {countSelected(dropped) > 0 && (
        <div className="notice notice-butter dropped-note">
          <p>
            <b>Random also cleared:</b> {droppedInWords(dropped, groups)}.
          </p>
          <div className="row gap-2">
            <Button size="small" onClick={andStay(onPutBack)}>
              Put back
            </Button>
            <Button size="small" tone="ghost" onClick={andStay(onLeave)}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
