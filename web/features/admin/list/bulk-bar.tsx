import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type BulkBarProps = {
  count: number;
  /** The action in progress; null if there is none. */
  busy: 'activate' | 'deactivate' | null;
  /** True: activate. */
  onActivate: (active: boolean) => void;
  onClear: () => void;
};

/** Bulk actions for the selected rows (spec §2). Shown only if rows are selected; stays visible while the list scrolls. */
export function BulkBar({ count, busy, onActivate, onClear }: BulkBarProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const isOpen = count > 0;
  useEffect(() => {
    // If the bar closes while it has the focus, keep the focus in its place.
    if (isOpen || !hadFocus.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  /** Ignores the second click of a double click: it would see the change of the first click as a conflict with another user. */
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
