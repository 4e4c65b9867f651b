import { type KeyboardEvent, useState } from 'react';
import type { AdminUser } from '../admin-user.ts';
import { parseCredits } from './parse-credits.ts';
import { useSaveCredits } from './use-save-credits.ts';

/** An editable balance: saved on blur (spec §2) or Enter; Escape discards the edit. */
export function CreditsCell({ user }: { user: AdminUser }) {
  /** Null while nothing is typed: the saved balance shows. A save is compared with `seen`, the balance at the first key press. */
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
      // The mouse wheel over a focused number input would change its value unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
