import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type BulkBarProps = {
  count: number;
  /** Which of the two is under way. */
  busy: 'activate' | 'deactivate' | null;
  /** True: activate. */
  onActivate: (active: boolean) => void;
  onClear: () => void;
};

/** What can be done to all chosen rows (spec §2). Only there when rows are chosen; it stays in sight while the list scrolls. */
export function BulkBar({ count, busy, onActivate, onClear }: BulkBarProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const isOpen = count > 0;
  useEffect(() => {
    // Whoever pressed a button of it keeps their place when it goes.
    if (isOpen || !hadFocus.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  /** Not the second press of a double click: it would meet the first one's change as somebody else's. */
  const activate =
    (active: boolean) =>
    ({ detail }: MouseEvent) =>
      busy || detail > 1 || onActivate(active);
  return (
    <fieldset
      className="bulk-place"
      ref={place}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false;
      }}
    >
      <legend className="sr-only">Bulk Actions</legend>
      <p className="sr-only" role="status">
        {isOpen && `${count} selected`}
      </p>
      {isOpen && (
        <div className="bulk-bar">
          <b>
            Bulk Actions <span className="num">{`${count} selected`}</span>
          </b>
          <div className="bulk-actions">
            <Button busy={busy === 'activate'} onClick={activate(true)}>
              Activate Selected
            </Button>
            <Button busy={busy === 'deactivate'} onClick={activate(false)}>
              Deactivate Selected
            </Button>
            <Button
              tone="ghost"
              className="btn-icon"
              aria-label="Clear selection"
              title="Clear selection"
              onClick={onClear}
            >
              <X className="icon" />
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  );
}
