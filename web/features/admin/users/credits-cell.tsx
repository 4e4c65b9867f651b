import { type KeyboardEvent, useState } from 'react';
import type { AdminUser } from './admin-user.ts';
import { parseCredits } from './parse-credits.ts';
import { useSaveCredits } from './use-save-credits.ts';

/** The balance as a number to edit: saved when the field loses focus (spec §2) or by Enter; Escape takes it back. */
export function CreditsCell({ user }: { user: AdminUser }) {
  /** Null: nothing was typed, the saved balance shows. What is saved is held against the balance that stood there at the first key. */
  const [edit, setEdit] = useState<{ typed: string; seen: number } | null>(null);
  const { mutate, isPending } = useSaveCredits();

  function commit() {
    if (edit === null || isPending) return;
    const balance = parseCredits(edit.typed);
    if (balance === edit.seen) {
      setEdit(null);
      return;
    }
    const change = { userId: user.id, seen: edit.seen, balance, reason: '' };
    mutate(change, { onSettled: () => setEdit(null) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && !isPending) setEdit(null);
  }

  return (
    <input
      className="input"
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      aria-label={`Credits of ${user.fullName}`}
      aria-busy={isPending || undefined}
      readOnly={isPending}
      value={edit?.typed ?? user.credits}
      onChange={(event) => setEdit({ typed: event.target.value, seen: edit?.seen ?? user.credits })}
      onBlur={commit}
      onKeyDown={onKeyDown}
      // A wheel over a focused number would count it up or down unseen.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
